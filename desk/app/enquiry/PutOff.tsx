import { useState } from 'react';
import { gulfDay } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { openStatuses } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { useOnline } from '../state/hooks.ts';
import { officeDay } from '../wording/time.ts';
import type { ActProps } from './use-act.ts';

const { turn } = words;
const DAY = 24 * 3_600_000;

/** Remind me on …: out of the lists until that morning, or until they reply. */
export const PutOff = ({ enquiry: { remindAt, status }, act }: ActProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState('');
  const isOnline = useOnline();
  const now = Date.now();
  const until = (at: number) => () => act.mutate({ do: 'remind', day: gulfDay(at) });
  const toMonday = (8 - new Date(gulfDay(now)).getUTCDay()) % 7 || 7;
  const days = [
    [turn.tomorrow, 1],
    [turn.threeDays, 3],
    [turn.nextWeek, toMonday],
  ] as const;
  const items = [
    ...days.map(([label, after]) => ({
      label: fill(label, { day: officeDay(now + after * DAY) }),
      onPress: until(now + after * DAY),
    })),
    { label: turn.onDate, onPress: () => setChoosing(true) },
    ...(remindAt === null ? [] : [{ label: turn.takeUp, onPress: () => act.mutate({ do: 'remind', day: null }) }]),
  ];
  const close = (): void => setChoosing(false);
  const submit = (): void => {
    act.mutate({ do: 'remind', day: chosen });
    close();
  };
  return (
    <>
      <Menu
        disabled={!isOnline || !openStatuses.includes(status)}
        label={remindAt === null ? turn.remind : fill(turn.putOff, { day: officeDay(remindAt) })}
        groups={[{ heading: turn.remindOn, items }]}
      />
      {isChoosing && (
        <Dialog
          heading={turn.remindOn}
          onClose={close}
          onSubmit={submit}
          close={words.confirm.cancel}
          action={<Button type="submit">{turn.remind}</Button>}
        >
          <Field
            label={turn.day}
            hint={turn.dayHint}
            type="date"
            required
            min={gulfDay(now + DAY)}
            max={gulfDay(now + 366 * DAY)}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Dialog>
      )}
    </>
  );
};
