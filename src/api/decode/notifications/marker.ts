/** Decodes the read markers that the server remembers. */
import type { WireMarker, WireMarkers } from '@/api/wire/notification';
import { fieldsOf, idOf } from '@/api/decode/engine/read';

export interface Markers {
  lastReadNotificationId: string | null;
  lastReadHomeId: string | null;
}

export function decodeMarkers(input: unknown): Markers {
  const { notifications, home } = fieldsOf<WireMarkers>(input);
  return {
    lastReadNotificationId: idOf(fieldsOf<WireMarker>(notifications).last_read_id),
    lastReadHomeId: idOf(fieldsOf<WireMarker>(home).last_read_id),
  };
}
