/** The build's door to `emojiData.cjs`: a file of a package in, what the client needs of it out. */
const { compileEmojiData } = require('./emojiData.cjs');

module.exports = function emojiDataLoader(text) {
  return JSON.stringify(compileEmojiData(text, this.resourcePath));
};
