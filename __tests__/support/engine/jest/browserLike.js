/**
 * jsdom with Node's own encoders and fetch, which it lacks and the router and the HTTP client need.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const given = { TextEncoder, TextDecoder, fetch, Request, Response, Headers, structuredClone };
    for (const [name, value] of Object.entries(given)) this.global[name] ??= value;
  }
};
