/**
 * The reference page: the same statuses as plain HTML with the same avatars and fonts, without
 * scripts. No client that shows these statuses can be faster.
 */
import type { WireStatus } from '@/api/wire/status';

const STYLES = `
body { margin: 0 auto; max-width: 45rem; font: 1rem/1.45 system-ui, sans-serif; }
article { display: grid; grid-template-columns: 48px 1fr; gap: 12px; padding: 16px; border-bottom: 1px solid #888; }
img { border-radius: 5px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
`;

export function floorPage(statuses: readonly WireStatus[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title><link rel="icon" href="data:,"><style>${STYLES}</style></head>
<body><main role="feed" aria-label="Floor">
${statuses.map(article).join('\n')}
</main></body>
</html>
`;
}

function article(status: WireStatus): string {
  const { account, content, created_at: time, id, spoiler_text: subject } = status.reblog ?? status;
  const avatar = new URL(account.avatar ?? '/images/avi.png', 'http://here').pathname;
  return `<article data-status-id="${id}">
<img src="${escape(avatar)}" alt="" width="48" height="48">
<div><p><b>${escape(account.display_name ?? '')}</b> @${escape(account.acct ?? '')} <time>${escape(time ?? '')}</time></p>
${subject ? `<p><b>${escape(subject)}</b></p>` : ''}<div>${content ?? ''}</div></div>
</article>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (found) => entities[found] ?? '');
