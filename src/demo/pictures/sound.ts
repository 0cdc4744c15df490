/** A short melody as a WAVE file: one channel, 8,000 samples a second, eight bits each. */

const RATE = 8_000;
const NOTE_SECONDS = 0.35;
const VOLUME = 60;

export function melody(notes: readonly number[]): Uint8Array {
  const perNote = Math.floor(RATE * NOTE_SECONDS);
  const samples = Buffer.alloc(perNote * notes.length);
  notes.forEach((semitone, index) => {
    const frequency = 440 * 2 ** (semitone / 12);
    for (let step = 0; step < perNote; step += 1) {
      const fade = 1 - step / perNote;
      const wave = Math.sin((2 * Math.PI * frequency * step) / RATE);
      samples[index * perNote + step] = 128 + Math.round(VOLUME * fade * wave);
    }
  });
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
