import words from 'virtual:desk-words';
import { statuses } from '../../../common/desk-names.ts';
import { fill } from '../../../common/wording.ts';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import { MenuGroup, MenuItem } from '../parts/Menu.tsx';
import type { Act } from './use-act.ts';
import { useAssign } from './use-assign.ts';

interface Props {
  enquiry: EnquiryAnswer;
  act: Act;
}

export const AssignChoices = ({ enquiry, act }: Props) => {
  const { choices, assign } = useAssign(enquiry, act);
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

export const StatusChoices = ({ enquiry, act }: Props) => (
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
