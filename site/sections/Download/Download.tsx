import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { download } from '../../../ui/icons.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';

/** A file to take away. */
export const Download = ({ data }: SectionProps<'download'>) => (
  <SectionFrame heading={data.heading} intro={data.text}>
    <Button href={data.href} look="line" download>
      <Icon path={download} />
      {data.button}
    </Button>
  </SectionFrame>
);
