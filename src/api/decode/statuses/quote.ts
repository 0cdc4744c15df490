/** Decodes the quoted status, which each server family sends in its own form. */
import type { QuoteConsent, QuoteState, Status } from '@/domain/statuses/status';
import type {
  WireQuoteState,
  WireStatus,
  WireStatusAkkoma,
  WireStatusPleroma,
} from '@/api/wire/status';
import {
  addressOf,
  fieldsOf,
  flagOf,
  idOf,
  isRecord,
  type Distrusted,
} from '@/api/decode/engine/read';

export interface FoundQuote {
  /** The whole status, if sent. */
  wire: unknown;
  id: string | null;
  url: string | null;
  visible: boolean;
  /** Why it may not be shown, if the server says so. */
  state: QuoteState;
}

export const noQuote: FoundQuote = {
  wire: null,
  id: null,
  url: null,
  visible: false,
  state: 'none',
};

export function readQuote(wire: Distrusted<WireStatus>): FoundQuote {
  const pleroma = fieldsOf<WireStatusPleroma>(wire.pleroma);
  if (isRecord(pleroma.quote) || idOf(pleroma.quote_id) !== null || pleroma.quote_url != null) {
    return {
      ...whole(pleroma.quote, pleroma.quote_id),
      url: addressOf(pleroma.quote_url),
      visible: flagOf(pleroma.quote_visible, isRecord(pleroma.quote)),
      state: 'unavailable',
    };
  }
  if (isRecord(wire.quote) && 'state' in wire.quote) return fromState(wire.quote);
  if (!isRecord(wire.quote) && idOf(wire.quote_id) === null) return noQuote;
  return {
    ...whole(wire.quote, wire.quote_id),
    url: addressOf(fieldsOf<WireStatusAkkoma>(wire.akkoma).quote_apid),
    visible: isRecord(wire.quote),
    state: 'unavailable',
  };
}

const whole = (quoted: unknown, id: unknown) => ({
  wire: isRecord(quoted) ? quoted : null,
  id: idOf(id) ?? idOf(fieldsOf<WireStatus>(quoted).id),
});

/** Reads Mastodon's quote, whose `state` holds the quoted author's consent. */
function fromState(quote: Record<string, unknown>): FoundQuote {
  const { state, quoted_status, quoted_status_id } = fieldsOf<WireQuoteState>(quote);
  const status = fieldsOf<WireStatus>(quoted_status);
  return {
    ...whole(quoted_status, quoted_status_id),
    url: addressOf(status.url) ?? addressOf(status.uri),
    visible: state === 'accepted',
    state: states.get(String(state)) ?? 'unavailable',
  };
}

const states: ReadonlyMap<string, QuoteState> = new Map([
  ['pending', 'pending'],
  ['rejected', 'refused'],
  ['revoked', 'revoked'],
  ['deleted', 'deleted'],
  ['unauthorized', 'forbidden'],
  ['blocked_account', 'muted'],
  ['blocked_domain', 'muted'],
  ['muted_account', 'muted'],
  ['muted_domain', 'muted'],
]);

/** Mastodon lists the groups that may quote without being asked about. */
export function quotePolicyIn(approval: unknown): Status['quotePolicy'] {
  const { automatic } = fieldsOf<{ automatic: string[] }>(approval);
  if (!Array.isArray(automatic)) return null;
  return (['public', 'followers'] as const).find((who) => automatic.includes(who)) ?? 'nobody';
}

/** Mastodon says what the reader's own quote would meet; `unknown` and all else say nothing. */
export function quoteConsentIn(approval: unknown): QuoteConsent | undefined {
  const { current_user: answer } = fieldsOf<{ current_user: string }>(approval);
  return (['automatic', 'manual', 'denied'] as const).find((each) => each === answer);
}

export const quoteStateOf = ({ visible, state }: FoundQuote): QuoteState =>
  visible ? 'shown' : state;
