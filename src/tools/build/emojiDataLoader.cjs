/** Webpack loader around `emojiData.cjs`, for the files of its packages. */
const { compileEmojiData } = require('./emojiData.cjs');

module.exports = function emojiDataLoader(text) {
  return JSON.stringify(compileEmojiData(text, this.resourcePath));
};
