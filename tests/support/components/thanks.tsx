import { render } from '@testing-library/react';
import { type Thanks, ThankYou } from '../../../site/contact/form/ThankYou.tsx';

/** Shows the thank-you at once; a page fetches it by an address that only the build knows. */
export const showThanks = async (thanks: Thanks): Promise<void> => {
  // Not in the middle of another rendering.
  await null;
  const { unmount } = render(
    <ThankYou
      {...thanks}
      onClose={() => {
        unmount();
        thanks.onClose();
      }}
    />,
  );
};
