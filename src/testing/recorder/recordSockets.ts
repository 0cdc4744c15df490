/** Wraps real sockets, so that their events go through the queue and are recorded. */
import { FlowSocket, isHeartbeat } from '@/testing/context/flowSocket';
import type { RecordingAdapterTools } from './recordingAdapterTools';

export function recordSockets(
  { queue, secrets, happened, asked, real }: RecordingAdapterTools,
  pathOf: (url: string) => string,
): (url: string, protocols?: string[]) => WebSocket {
  let sockets = 0;

  return (url, protocols) => {
    const socket = (sockets += 1);
    const outside = real().net.openSocket(url, protocols);
    const [token] = protocols ?? [];
    const as = token === undefined ? null : secrets.aliasOf(token);
    asked({ kind: 'socket', socket, path: pathOf(url), as });
    const inside = new FlowSocket({
      sent: (text) => {
        if (!isHeartbeat(text)) asked({ kind: 'frameSent', socket, text });
        outside.send(text);
      },
      left: (code) => {
        asked({ kind: 'socketLeft', socket, code });
        outside.close(code);
      },
    });
    outside.onopen = () =>
      queue.enqueue(() => {
        happened({ kind: 'opened', socket });
        inside.opened();
      });
    outside.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      queue.enqueue(() => {
        happened({ kind: 'frame', socket, text: data });
        inside.receive(data);
      });
    };
    outside.onclose = ({ code }) =>
      queue.enqueue(() => {
        happened({ kind: 'closed', socket, code });
        inside.closed(code);
      });
    return inside as unknown as WebSocket;
  };
}
