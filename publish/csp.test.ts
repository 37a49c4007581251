import { describe, expect, it } from 'vitest';
import { filePolicy, pagePolicy, pdfPolicy, svgPolicy } from './csp.ts';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the policy of a page', () => {
  it('lets the form send to another origin when enquiries go there', () => {
    const elsewhere = pagePolicy({ scripts: [], styles: [], endpoint: 'https://mail.example/api/v1.0?x=1' });
    expect(directive(elsewhere, 'connect-src')).toBe("'self' https://mail.example");
    expect(directive(elsewhere, 'form-action')).toBe("'self' https://mail.example");
    expect(directive(pagePolicy({ scripts: [], styles: [], endpoint: '/api' }), 'connect-src')).toBe("'self'");
  });
});

describe('the policy of other files', () => {
  it('lets a browser show a PDF and the style sheet inside an SVG', () => {
    expect(directive(pdfPolicy, 'object-src')).toBe("'self'");
    expect(directive(svgPolicy({ styles: ["'sha256-c'"] }), 'style-src')).toBe("'sha256-c'");
    expect(svgPolicy({ styles: [] })).toBe(filePolicy);
  });
});
