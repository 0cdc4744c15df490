/** An announcement as the server will make it of the text: lines and links, and nothing else. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,:;!?)]/g;

/** Returns HTML that has no tags but those for links and the ends of lines. */
export function announcementPreview(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: address, index } of text.matchAll(LINK)) {
    html += escaped(text.slice(from, index));
    html += `<a href="${escaped(address)}">${escaped(address)}</a>`;
    from = index + address.length;
  }
  return (html + escaped(text.slice(from))).replace(/\n/g, '<br>');
}
