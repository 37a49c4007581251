'use strict';

/* Any Node must understand this file and say that it is too old, so it is written as of old. */
var NEEDED = [24, 15];
var SYSTEMS_WITH_NODE = ['linux x64', 'linux arm64', 'win32 x64', 'darwin x64', 'darwin arm64'];
var version = process.versions.node.split('.').map(Number);
var system = [process.platform, process.arch].join(' ');

if (version[0] < NEEDED[0] || (version[0] === NEEDED[0] && version[1] < NEEDED[1])) {
  console.error(
    'This website needs Node %s or newer, and this is Node %s.',
    NEEDED.join('.'),
    process.versions.node,
  );
  if (SYSTEMS_WITH_NODE.indexOf(system) >= 0)
    console.error(
      'Run "npm ci" in this folder: it brings the right Node along, for this folder alone.',
    );
  else
    console.error(
      'Install Node %s from https://nodejs.org, open a new window and run "npm ci" again.',
      NEEDED[0],
    );
  process.exit(1);
}
