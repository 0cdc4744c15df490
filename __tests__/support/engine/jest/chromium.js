/**
 * Node with Playwright and the browsers of this machine. They are loaded and looked for once in a
 * process, not once in a test file, whose modules are its own.
 */
const { TestEnvironment } = require('jest-environment-node');
const { chromium } = require('playwright-core');

/** What a test file may keep for the next ones. */
const paths = new Map();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { chromium, browserPaths: paths });
  }
};
