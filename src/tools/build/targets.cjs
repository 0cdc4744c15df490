/** The browsers of package.json in the form that the CSS minifier understands. */
const browserslist = require('browserslist');
const { browserslistToTargets } = require('lightningcss');

const lightningTargets = () => browserslistToTargets(browserslist(null, { path: __dirname }));

module.exports = { lightningTargets };
