/**
 * Replaces named character references (`&eacute;`) by their characters. HTML 4 has 252 names, which
 * is all that servers send; later names stay text, as do references without a semicolon. The
 * parser's own table is not used, so that page, worker and Node read the same.
 */

/**
 * The names in the order of their characters; a number is the code of the next character. Of Latin and
 * Greek letters, the small ones follow from the capital ones where they are not named.
 */
const table = `160 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
247 divide 338 OElig oelig 352 Scaron scaron 376 Yuml 255 yuml 402 fnof 710 circ 732 tilde
913 Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho
931 Sigma Tau Upsilon Phi Chi Psi Omega
962 sigmaf 977 thetasym upsih 982 piv
8194 ensp emsp 8201 thinsp 8204 zwnj zwj lrm rlm 8211 ndash mdash 8216 lsquo rsquo sbquo
8220 ldquo rdquo bdquo 8224 dagger Dagger bull 8230 hellip 8240 permil 8242 prime Prime
8249 lsaquo rsaquo 8254 oline 8260 frasl 8364 euro 8465 image 8472 weierp 8476 real 8482 trade
8501 alefsym 8592 larr uarr rarr darr harr 8629 crarr 8656 lArr uArr rArr dArr hArr
8704 forall 8706 part exist 8709 empty 8711 nabla isin notin 8715 ni 8719 prod 8721 sum minus
8727 lowast 8730 radic 8733 prop infin 8736 ang 8743 and or cap cup int 8756 there4 8764 sim
8773 cong 8776 asymp 8800 ne equiv 8804 le ge 8834 sub sup nsub 8838 sube supe 8853 oplus
8855 otimes 8869 perp 8901 sdot 8968 lceil rceil lfloor rfloor 9674 loz 9824 spades 9827 clubs
9829 hearts diams 10216 lang rang`;

/** All but the five names that the parser always knows (`&amp;`, `&lt;` and the like). */
export const namedCharacters: ReadonlyMap<string, string> = readTable();

function readTable(): Map<string, string> {
  const characters = new Map<string, string>();
  let code = 0;
  for (const word of table.split(/\s+/)) {
    if (/^\d/.test(word)) code = Number(word);
    else {
      if (/^[A-Z]/.test(word) && code < 999)
        characters.set(word.toLowerCase(), String.fromCodePoint(code + 32));
      characters.set(word, String.fromCodePoint(code++));
    }
  }
  return characters;
}

/** Ampersands, with a name if they have one; except those that every parser reads the same. */
const ampersands = /&(?!#|(?:amp|lt|gt|quot|apos);)(?:([a-zA-Z][a-zA-Z\d]{1,7});)?/g;

/** Afterwards, all references are numeric or one of the five; other ampersands are escaped. */
export const replaceNamedEntities = (html: string): string =>
  html.replace(
    ampersands,
    (sent, name: string | undefined) =>
      namedCharacters.get(name ?? '') ?? sent.replace('&', '&amp;'),
  );
