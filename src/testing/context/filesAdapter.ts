/** Adapts the tools for files, which are loaded with the first file. */
import type { FileTools } from '@/sagas/engine/context';
import type { ContextAdapter, OuterContext } from './contextAdapter';

export async function adaptFiles(
  adapter: ContextAdapter,
  real: () => OuterContext,
): Promise<FileTools> {
  let tools: FileTools | null = null;
  const here = async (): Promise<FileTools> => (tools ??= await real().services.files());
  await adapter.ask('files', [], () => here().then(() => null));
  return {
    makeThumbnail: (file) =>
      adapter.ask('files.lookAt', [file], async () => (await here()).makeThumbnail(file)),
    shrink: (file, most, pixels = null) =>
      adapter.ask('files.shrink', [file, most], async () =>
        (await here()).shrink(file, most, pixels),
      ),
    compress: (file, as) =>
      adapter.ask('files.compress', [file, as], async () => (await here()).compress(file, as)),
    cut: (file, box, limits) =>
      adapter.ask('files.cut', [file, box, limits], async () =>
        (await here()).cut(file, box, limits),
      ),
    inspect: (file) =>
      adapter.ask('files.inspect', [file], async () => (await here()).inspect(file)),
    measure: (file) =>
      adapter.ask('files.measure', [file], async () => (await here()).measure(file)),
    edit: (file, edits, most) =>
      adapter.ask('files.edit', [file, edits, most], async () =>
        (await here()).edit(file, edits, most),
      ),
    inspectVideo: (file) =>
      adapter.ask('files.inspectVideo', [file], async () => (await here()).inspectVideo(file)),
    // Its progress is not recorded: it changes a bar and nothing else.
    trimVideo: (file, cut, work) =>
      adapter.ask('files.trimVideo', [file, cut], async () =>
        (await here()).trimVideo(file, cut, work),
      ),
    clean: (file) => adapter.ask('files.clean', [file], async () => (await here()).clean(file)),
    hash: (file) => adapter.ask('files.hash', [file], async () => (await here()).hash(file)),
  };
}
