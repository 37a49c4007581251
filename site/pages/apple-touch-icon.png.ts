import { iconPng } from '../figures/icon.ts';

export async function GET() {
  return new Response(await iconPng(180, true), { headers: { 'Content-Type': 'image/png' } });
}
