'use strict';

/* After "npm ci": npm before 11.5 removes the link to the Node that it has just installed, together with the packages for
   other systems, and every command would run on the Node that called npm. */
const fs = require('node:fs');
const path = require('node:path');

const SYSTEM = `${process.platform.replace('win32', 'win')}-${process.arch}`;
const modules = path.join(__dirname, '..', 'node_modules');
const bin = path.join(modules, '.bin');
const name = fs
  .readdirSync(modules)
  .find((one) => /^node(-bin)?-\w+-\w+$/.test(one) && one.endsWith(SYSTEM));
const isLinked = ['node', 'node.cmd'].some((one) => fs.existsSync(path.join(bin, one)));

if (name && !isLinked) {
  fs.mkdirSync(bin, { recursive: true });
  if (process.platform === 'win32')
    fs.writeFileSync(path.join(bin, 'node.cmd'), `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
  else fs.symlinkSync(path.join('..', name, 'bin', 'node'), path.join(bin, 'node'));
}
