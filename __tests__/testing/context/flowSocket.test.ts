/** A socket of a flow is as silent as a browser's once its owner has left it. */
import { FlowSocket } from '@/testing/context/flowSocket';

it('neither opens nor receives after its owner has left it', () => {
  const heard: string[] = [];
  const left: number[] = [];
  const socket = new FlowSocket({ sent: () => undefined, left: (code) => left.push(code) });
  socket.onopen = () => heard.push('open');
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(`closed ${String(code)}`);
  socket.close(1000);
  socket.opened();
  socket.receive('late');
  expect(socket.readyState).toBe(2);
  socket.closed(1000);
  expect(left).toEqual([1000]);
  expect(heard).toEqual(['closed 1000']);
});
