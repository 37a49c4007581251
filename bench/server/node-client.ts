/** Stands in for wrk: `node bench/server/node-client.ts '{"url":…}'` asks for the given seconds and prints one line. */
import { Agent, request } from 'node:http';
import { percentile } from '../lib/statistics.ts';
import type { Load } from './load-generator.ts';

const { url, headers, seconds, connections } = JSON.parse(process.argv[2] ?? '{}') as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const began = performance.now();
const end = began + seconds * 1000;
const times: number[] = [];
let failed = 0;

const askOnce = (): Promise<void> =>
  new Promise((done) => {
    const asked = performance.now();
    const asking = request(url, { agent, headers }, (response) => {
      response.resume().once('end', () => {
        times.push(performance.now() - asked);
        done();
      });
    });
    asking.once('error', () => {
      failed += 1;
      done();
    });
    asking.end();
  });

const askUntilEnd = async (): Promise<void> => {
  while (performance.now() < end) await askOnce();
};
await Promise.all(Array.from({ length: connections }, askUntilEnd));
agent.destroy();

const micros = (percent: number): number => Math.round(percentile(times, percent) * 1000);
const facts = { requests: times.length, micros: Math.round((performance.now() - began) * 1000) };
process.stdout.write(`RESULT ${JSON.stringify({ ...facts, p50: micros(50), p99: micros(99), failed })}\n`);
