/** The browsers of package.json in the format of the CSS minifier. */
const browserslist = require('browserslist');
const { browserslistToTargets } = require('lightningcss');

const lightningTargets = () => browserslistToTargets(browserslist(null, { path: __dirname }));

module.exports = { lightningTargets };
