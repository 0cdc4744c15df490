/**
 * Cuts a real file of frames without meaning: what is copied lies within the range, and nothing else.
 */
import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { inspectVideo, trimVideo } from '@/store/files/videoTools';

const FRAMES = 40;
/** Seconds of a frame: four seconds in all, a whole frame each second. */
const FRAME = 0.1;

async function film(): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const pictures = new EncodedVideoPacketSource('vp8');
  const sounds = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(pictures);
  output.addAudioTrack(sounds);
  output.setMetadataTags({ title: 'At home' });
  await output.start();
  for (let at = 0; at < FRAMES; at += 1) {
    // A frame of VP8 says in its first bit that it needs others.
    const isKey = at % 10 === 0;
    const bytes = Uint8Array.of(isKey ? 0x10 : 0x11, 0, 0, 0x9d, 0x01, 0x2a, 16, 0, 16, 0, at);
    const packet = new EncodedPacket(bytes, isKey ? 'key' : 'delta', at * FRAME, FRAME);
    await pictures.add(packet, {
      decoderConfig: { codec: 'vp8', codedWidth: 16, codedHeight: 16 },
    });
    await sounds.add(new EncodedPacket(Uint8Array.of(0xfc, at), 'key', at * FRAME, FRAME), {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
    });
  }
  await output.finalize();
  return new Blob([target.buffer!], { type: 'video/webm' });
}

async function contents(file: Blob) {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM, MP4] });
  const frames = async (track: Awaited<ReturnType<Input['getPrimaryVideoTrack']>>) => {
    const found: number[] = [];
    for await (const { data } of new EncodedPacketSink(track!).packets()) found.push(data.at(-1)!);
    return found;
  };
  return {
    pictures: await frames(await input.getPrimaryVideoTrack()),
    sounds: await frames((await input.getPrimaryAudioTrack()) as never),
    tags: await input.getMetadataTags(),
  };
}

const work = () => ({ signal: new AbortController().signal, onProgress: jest.fn() });
const span = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

it('finds the length up to the last frame, and where a copy can begin', async () => {
  const facts = await inspectVideo(await film());
  expect(facts?.seconds).toBeCloseTo(FRAMES * FRAME - FRAME);
  expect(facts?.keys.map((at) => Math.round(at))).toEqual([0, 1, 2, 3]);
  expect(facts?.encodes).toBe(false);
});

it('copies picture and sound of the range, and no words about the video', async () => {
  const done = work();
  const made = await trimVideo(await film(), { from: 1, to: 3.5, copied: true }, done);
  expect(made?.type).toBe('video/webm');
  const { pictures, sounds, tags } = await contents(made!);
  expect(pictures).toEqual(span(10, 35));
  expect(sounds).toEqual(span(10, 35));
  expect(tags.title).toBeUndefined();
  expect(done.onProgress).toHaveBeenCalled();
});

it('makes nothing where a picture cannot be encoded, or after the end of the wish', async () => {
  const file = await film();
  expect(await trimVideo(file, { from: 0.4, to: 3, copied: false }, work())).toBeNull();
  const signal = AbortSignal.abort();
  expect(await trimVideo(file, { from: 1, to: 3, copied: true }, { ...work(), signal })).toBeNull();
});

it('cannot cut what is no video', async () => {
  expect(await inspectVideo(new Blob(['no video'], { type: 'video/webm' }))).toBeNull();
});
