import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { download } from '../../components/Icon/icons.ts';
import { SectionFrame } from '../../components/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../context.ts';
import type { DownloadData } from './Download.schema.ts';

/** A file to take away. */
export const Download = ({ data }: SectionProps<DownloadData>) => (
  <SectionFrame heading={data.heading} intro={data.text}>
    <Button href={data.href} look="line" download>
      <Icon path={download} />
      {data.button}
    </Button>
  </SectionFrame>
);
