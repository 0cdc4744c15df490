/** Turns a socket into a channel of events. */
import { buffers, END, eventChannel, type EventChannel } from 'redux-saga';

export type SocketEvent =
  | { type: 'opened' }
  | { type: 'frame'; text: string }
  | { type: 'closed'; code: number };

/** Closing the channel closes the socket. `relay` gets each frame before anything waits. */
export function socketChannel(
  socket: WebSocket,
  relay: (text: string) => void,
): EventChannel<SocketEvent> {
  return eventChannel<SocketEvent>((emit) => {
    socket.onopen = () => emit({ type: 'opened' });
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      // These servers send nothing but text.
      if (typeof data !== 'string') return;
      relay(data);
      emit({ type: 'frame', text: data });
    };
    socket.onclose = ({ code }) => {
      emit({ type: 'closed', code });
      emit(END);
    };
    return () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close(1000);
    };
  }, buffers.expanding<SocketEvent>(32));
}
