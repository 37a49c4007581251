import { renderToString } from 'react-dom/server';
import type { RefusedEnquiry, SentEnquiry } from '../../../../enquiries/contract/fields.ts';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
import { Receipt } from './Receipt.tsx';

export { CONTRACT } from '../../../../enquiries/contract/fingerprint.ts';

/** Renders a form as its page has it, or with a refused enquiry, for the server. */
export function formRenderer(props: EnquiryFormProps) {
  return (refused?: RefusedEnquiry) => {
    if (!refused) return renderToString(<EnquiryForm {...props} />);
    // React keeps an empty first line of a textarea only where it ends as HTML ends lines.
    const message = refused.values.message.replace(/\r\n?/g, '\n');
    return renderToString(
      <EnquiryForm {...props} start={{ ...refused, values: { ...refused.values, message } }} />,
    );
  };
}

/** Renders the receipt of the thank-you page, or its empty place in the built page. */
export function renderThanks(sent?: SentEnquiry) {
  return renderToString(<Receipt sent={sent} isPage />);
}
