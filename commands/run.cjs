'use strict';

/* Runs a TypeScript file of ours with the Node that called: node commands/run.cjs server/main.ts ... */
require('./node-version.cjs');

var path = require('node:path');
var url = require('node:url');

process.argv.splice(1, 1);
process.argv[1] = path.resolve(process.argv[1]);
import(url.pathToFileURL(process.argv[1]).href).catch((error) => {
  console.error(error);
  process.exit(1);
});
