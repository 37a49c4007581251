import type { APIRoute, GetStaticPaths } from 'astro';
import { ICONS, iconPng } from '../figures/icon.ts';

export const getStaticPaths = (() => Object.keys(ICONS).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { size, isFull } = ICONS[params['icon'] ?? ''] ?? { size: 32, isFull: false };
  return new Response(await iconPng(size, isFull), { headers: { 'Content-Type': 'image/png' } });
};
