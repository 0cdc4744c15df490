/** Sends frames to a socket when something happens in the world. */
import { readdress } from '../http/addresses';
import { writeJson } from '../http/json';
import { renderChat } from '../render/chat';
import { renderMarker, renderNotification } from '../render/notification';
import { renderStatus } from '../render/status';
import type { Person } from '../state/types';
import type { World, WorldEvent } from '../state/world';
import type { Connection } from './connection';
import { personOf } from './connection';
import { carriesPost, streamName } from './topics';

export function tell(world: World, connection: Connection, event: WorldEvent): void {
  const { socket, token, topics, reader } = connection;
  const person = personOf(world, token);
  const view = { world, viewer: person };
  for (const topic of topics) {
    const isUser = topic.stream === 'user';
    const send = (name: string, payload: unknown) => {
      const text = frame(world, name, payload, streamName(world, topic, person));
      socket.send(readdress(text, world.origin, reader));
    };
    if (event.type === 'posted' || event.type === 'edited') {
      if (!carriesPost(world, topic, person, event.post, event.type)) continue;
      send(event.type === 'posted' ? 'update' : 'status.update', renderStatus(view, event.post));
    } else if (event.type === 'deleted') {
      if (carriesPost(world, topic, person, event.post, 'deleted')) {
        socket.send(JSON.stringify({ event: 'delete', payload: event.post.id }));
      }
    } else if (event.type === 'notified') {
      if (event.person !== person || !(isUser || topic.stream === 'user:notification')) continue;
      const row = renderNotification(view, event.notification);
      if (row) send('notification', row);
    } else if (event.type === 'read') {
      // Only Pleroma sends markers, and it names no stream.
      if (event.person !== person || !isUser || world.dialect !== 'pleroma') continue;
      const payload = { notifications: renderMarker(view, event.person) };
      socket.send(JSON.stringify({ event: 'marker', payload: JSON.stringify(payload) }));
    } else if (event.type === 'merged') {
      if (event.person === person && isUser) send('notifications_merged', '1');
    } else if (event.type === 'chatted') {
      const isMine = event.chat.ownerId === person?.id;
      if (!isMine || !(isUser || topic.stream === 'user:pleroma_chat')) continue;
      send('pleroma:chat_update', renderChat({ world, viewer: null }, event.chat));
    } else if (event.type === 'messageDeleted') {
      if (event.chat.ownerId !== person?.id || !isUser) continue;
      socket.send(JSON.stringify({ event: 'delete', payload: event.markerId }));
    } else if (event.type === 'filtersChanged') {
      if (event.person !== person || !isUser || world.dialect !== 'mastodon') continue;
      socket.send(JSON.stringify({ stream: ['user'], event: 'filters_changed' }));
    } else if (event.type === 'followChanged') {
      if (event.follower !== person || !isUser || world.dialect === 'mastodon') continue;
      send('pleroma:follow_relationships_update', {
        state: event.state,
        follower: counts(event.follower),
        following: counts(event.following),
      });
    }
  }
}

const counts = (person: Person) => ({
  id: person.id,
  follower_count: person.flags.hideFollowersCount ? 0 : person.followers.size,
  following_count: person.flags.hideFollowsCount ? 0 : person.following.size,
});

function frame(world: World, event: string, payload: unknown, stream: string[]): string {
  const text = writeJson(world.dialect, payload);
  return world.dialect === 'mastodon'
    ? JSON.stringify({ stream, event, payload: text })
    : JSON.stringify({ event, payload: text, stream });
}
