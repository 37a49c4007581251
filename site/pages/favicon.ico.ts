import { iconPng } from '../figures/icon.ts';

/** For programs that ask for this name without reading the page; they read PNG under it. */
export async function GET() {
  return new Response(await iconPng(32), { headers: { 'Content-Type': 'image/x-icon' } });
}
