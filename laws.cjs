// The import rules under the name by which they were called before they moved to import-rules.cjs.
module.exports = require('./import-rules.cjs');
