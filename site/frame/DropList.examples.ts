import type { ComponentProps } from 'react';
import { exampleFrame } from '../gallery/example-frame.ts';
import type { DropList } from './DropList.tsx';

const { products, resources } = exampleFrame.navigation.main;

export const examples = {
  'under Products': { id: 'products', links: products.links },
  'under Resources': { id: 'resources', links: resources.links },
} satisfies Record<string, ComponentProps<typeof DropList>>;
