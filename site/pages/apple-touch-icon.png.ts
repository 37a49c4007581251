import { iconPng } from '../figures/icon.ts';

export const GET = async () => new Response(await iconPng(180, true), { headers: { 'Content-Type': 'image/png' } });
