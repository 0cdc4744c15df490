/** An instance with as many emoji as large servers have. */
import { useInstance } from '@support/engine/demo';

const { instance, get } = (() => {
  const stage = useInstance({ emoji: 400 });
  return { instance: () => stage.instance(), get: stage.get };
})();

describe('many custom emoji', () => {
  it('are listed with their packs, and each has a picture', async () => {
    const { body } = await get('/api/v1/pleroma/emoji');
    const table = body as Record<string, { image_url: string; tags: string[] }>;
    const packs = new Set(Object.values(table).flatMap(({ tags }) => tags));
    expect(Object.keys(table).filter((name) => name.startsWith('reed_'))).toHaveLength(400);
    expect([...packs].filter((tag) => tag.startsWith('pack:reeds-'))).toHaveLength(3);
    const file = table.reed_0400?.image_url.slice(1) ?? '';
    expect(instance().world().files.get(file)?.bytes().length).toBeGreaterThan(50);
  });
});
