/** Real sockets, whose events go through the gate and are noted. */
import { FlowSocket, isHeartbeat } from '@/store/flow/socket';
import type { LiveTools } from './livePort';

export function liveSockets(
  { gate, secrets, happened, asked, real }: LiveTools,
  pathOf: (url: string) => string,
): (url: string, protocols?: string[]) => WebSocket {
  let sockets = 0;

  return (url, protocols) => {
    const socket = (sockets += 1);
    const outside = real().openSocket(url, protocols);
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
      gate.pass(() => {
        happened({ kind: 'opened', socket });
        inside.opened();
      });
    outside.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      gate.pass(() => {
        happened({ kind: 'frame', socket, text: data });
        inside.told(data);
      });
    };
    outside.onclose = ({ code }) =>
      gate.pass(() => {
        happened({ kind: 'closed', socket, code });
        inside.closed(code);
      });
    return inside as unknown as WebSocket;
  };
}
