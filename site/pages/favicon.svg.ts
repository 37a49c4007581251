import { iconSvg } from '../figures/icon.ts';

export function GET() {
  return new Response(iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
