/** Jest transform around `emojiData.cjs`: tests see the same data as the bundle. */
const { compileEmojiData } = require('./emojiData.cjs');

module.exports = {
  process: (text, file) => ({ code: JSON.stringify(compileEmojiData(text, file)) }),
};
