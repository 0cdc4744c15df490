/** Decodes internationalised host names (`xn--mnchen-3ya` is `münchen`). */

const PREFIX = 'xn--';
/** Excludes invisible characters and those that change the direction of the text around them. */
const PLAIN = /^[^\p{C}\p{Z}/@]+$/u;

const [BASE, LEAST, MOST, SKEW, DAMP] = [36, 1, 26, 38, 700];

/** Labels that cannot be decoded stay as they are. */
export const readableHost = (host: string): string => host.split('.').map(readLabel).join('.');

/** The same for the host in a handle. */
export const readableName = (name: string): string =>
  name.replace(/@.*/, (host) => `@${readableHost(host.slice(1))}`);

function readLabel(label: string): string {
  if (!label.toLowerCase().startsWith(PREFIX)) return label;
  try {
    const name = decode(label.slice(PREFIX.length));
    return PLAIN.test(name) ? name : label;
  } catch {
    return label;
  }
}

/** RFC 3492, section 6.2. */
function decode(text: string): string {
  const letters = [...text.slice(0, Math.max(0, text.lastIndexOf('-')))];
  let [code, at, bias] = [128, 0, 72];
  let next = text.lastIndexOf('-') + 1;
  while (next < text.length) {
    const before = at;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = parseInt(text.charAt(next), BASE);
      next += 1;
      // In Punycode, letters come before digits.
      const value = digit < 10 ? digit + 26 : digit - 10;
      if (Number.isNaN(value)) throw new Error('no digit');
      at += value * weight;
      const least = Math.min(MOST, Math.max(LEAST, step - bias));
      if (value < least) break;
      weight *= BASE - least;
    }
    const length = letters.length + 1;
    bias = adapt(at - before, length, before === 0);
    code += Math.floor(at / length);
    at %= length;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join('');
}

function adapt(by: number, length: number, first: boolean): number {
  let rest = Math.floor(by / (first ? DAMP : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  for (; rest > ((BASE - LEAST) * MOST) / 2; steps += BASE)
    rest = Math.floor(rest / (BASE - LEAST));
  return steps + Math.floor((BASE * rest) / (rest + SKEW));
}
