/**
 * Cuts off the beginning and the end of videos, with a library that is loaded only for that. Notes
 * of cameras, such as the place, are not taken over.
 */
import {
  BlobSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  getFirstEncodableVideoCodec,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type InputVideoTrack,
} from 'mediabunny';
import type {
  VideoCut,
  VideoFacts,
  VideoTools,
  VideoWork,
} from '@/domain/composer/picture/videoTrim';

/** The formats that are written, and the codecs that every client plays in them. */
const outputs = {
  'video/mp4': { format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }), codecs: ['avc'] },
  'video/webm': { format: () => new WebMOutputFormat(), codecs: ['vp9', 'vp8'] },
} as const;

/** A video of hours has more; the others are not needed to find a place to begin. */
const MOST_KEYS = 5_000;

const typeFor = (file: Blob) => (file.type.startsWith('video/webm') ? 'video/webm' : 'video/mp4');

const open = (file: Blob) =>
  new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });

export const inspectVideo: VideoTools['inspectVideo'] = async (file) => {
  const input = open(file);
  try {
    const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null;
    if (!track) return null;
    const seconds = await input.computeDuration();
    const facts: VideoFacts = {
      seconds,
      keys: await keysOf(track),
      encodes: await canEncode(file, track),
    };
    return facts;
  } finally {
    input.dispose();
  }
};

async function keysOf(track: InputVideoTrack): Promise<number[]> {
  const packets = new EncodedPacketSink(track);
  const keys: number[] = [];
  const only = { metadataOnly: true };
  let packet = await packets.getFirstKeyPacket(only);
  while (packet && keys.length < MOST_KEYS) {
    keys.push(Math.max(0, packet.timestamp));
    packet = await packets.getNextKeyPacket(packet, only);
  }
  return keys;
}

/**
 * Old browsers have no codecs for it, and some have them without the patented ones. Transparency
 * would be drawn by a worker from a `blob:` address, which policies of servers forbid.
 */
async function canEncode(file: Blob, track: InputVideoTrack): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined' || !(await track.canDecode())) return false;
  // Browsers mark what they record as transparent, whether it is or not.
  const first = await new EncodedPacketSink(track).getFirstPacket();
  if (first?.sideData.alpha) return false;
  const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  const codecs = [...outputs[typeFor(file)].codecs];
  return (await getFirstEncodableVideoCodec(codecs, size)) !== null;
}

export const trimVideo: VideoTools['trimVideo'] = async (file, cut, work) => {
  const input = open(file);
  try {
    return await convert(input, typeFor(file), cut, work);
  } finally {
    input.dispose();
  }
};

async function convert(
  input: Input,
  type: keyof typeof outputs,
  { from, to, copied }: VideoCut,
  { signal, onProgress }: VideoWork,
): Promise<Blob | null> {
  const { format, codecs } = outputs[type];
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    trim: { start: from, end: to },
    // A copy never has what lies before the beginning or after the end.
    copy: { mode: copied ? 'forced' : 'preferred', boundaryPolicy: 'shrink' },
    video: copied ? { alpha: 'keep' } : await encoding(input, codecs),
    tags: {},
    showWarnings: false,
  });
  const lost = conversion.discardedTracks.length > 0;
  if (lost || !conversion.isValid || signal.aborted) return null;
  conversion.onProgress = onProgress;
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return target.buffer && new Blob([target.buffer], { type });
}

async function encoding(input: Input, codecs: readonly ('avc' | 'vp9' | 'vp8')[]) {
  const track = await input.getPrimaryVideoTrack();
  const own = await track?.getCodec();
  const codec = codecs.find((known) => known === own) ?? codecs[0];
  return { forceTranscode: true, ...(codec && { codec }) };
}
