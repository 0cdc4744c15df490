/**
 * jsdom with Node's own encoders and fetch, which it lacks and the router and the HTTP client need.
 */
useLighterStyleSheet();
leaveOutColours();
const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const given = { TextEncoder, TextDecoder, fetch, Request, Response, Headers, structuredClone };
    for (const [name, value] of Object.entries(given)) this.global[name] ??= value;
    keepStyles(this.global);
  }
};

/**
 * Keeps computed styles as long as jsdom keeps the rules of each element: until anything changes.
 * Looking for roles and names asks for the same ones again and again.
 */
function keepStyles(window) {
  const compute = window.getComputedStyle;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (pseudoElement || !document) return compute(element, pseudoElement);
    const known = kept.get(element);
    if (known !== undefined && known.rules === document._styleCache) return known.style;
    const style = compute(element);
    kept.set(element, { style, rules: document._styleCache });
    return style;
  };
}

/**
 * Leaves only the rules for `display` in the style sheet that stands for the browser's own. Tests
 * ask whether elements are hidden, and jsdom tries each rule on each of them.
 */
function useLighterStyleSheet() {
  const file = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet');
  const rules = require(file).matchAll(/([^{}]+)\{[^{}]*?\b(display:[^;}]+)[^{}]*\}/g);
  const lighter = Array.from(rules, ([, selector, display]) => `${selector}{${display}}`);
  require.cache[file].exports = lighter.join('\n');
}

/**
 * Leaves out the colours of computed styles, thirteen that each asks of all elements above. Tests
 * here ask whether an element is hidden; colours are tested in Chromium.
 */
function leaveOutColours() {
  const {
    propertiesWithResolvedValueImplemented: computed,
  } = require('jsdom/lib/jsdom/living/helpers/style-rules');
  for (const [property, { computedValue }] of Object.entries(computed)) {
    if (computedValue === 'computed-color') Reflect.deleteProperty(computed, property);
  }
}
