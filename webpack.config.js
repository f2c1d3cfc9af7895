// Not webpack.config.ts: Node from 22.18 on would first try to run that without ts-node, and warn.
require('ts-node/register');
const { configuration } = require('./src/site/webpack/configuration');

module.exports = (_env, argv) => configuration(argv.mode, process.env);
