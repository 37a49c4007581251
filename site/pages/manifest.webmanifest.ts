import type { APIRoute } from 'astro';
import { getHome, getSite } from '../content.ts';
import { ink, paper } from '../figures/share/palette.ts';

export const GET: APIRoute = () => {
  const { name, tagline } = getSite();
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: `${name}, ${tagline}`,
    short_name: name,
    description: getHome().seo.description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: paper.ground,
    theme_color: ink.ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
