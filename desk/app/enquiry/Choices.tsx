import { fill } from '../../../common/wording.ts';
import { MenuGroup, MenuItem } from '../../../ui/Menu.tsx';
import { statuses } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import type { ActProps } from './use-act.ts';
import { useAssign } from './use-assign.ts';

export const AssignChoices = (props: ActProps) => {
  const { choices, assign } = useAssign(props);
  return (
    <MenuGroup heading={words.actions.assign}>
      {choices.map(({ id, label, isCurrent }, at) => (
        <MenuItem
          key={id ?? ''}
          current={isCurrent}
          onPress={() => assign(id)}
          {...(at === 0 && !isCurrent ? { shortcut: 'm' } : {})}
        >
          {label}
        </MenuItem>
      ))}
    </MenuGroup>
  );
};

export const StatusChoices = ({ enquiry, act }: ActProps) => (
  <MenuGroup heading={words.actions.status}>
    {statuses.map((status) => (
      <MenuItem
        key={status}
        current={status === enquiry.status}
        onPress={() =>
          act.mutate({
            action: { do: 'status', status },
            said: fill(words.said.status, { status: words.status[status] }),
          })
        }
      >
        {words.status[status]}
      </MenuItem>
    ))}
  </MenuGroup>
);
