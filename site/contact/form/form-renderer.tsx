import { renderToString } from 'react-dom/server';
import type { RefusedEnquiry, SentEnquiry } from '../../../enquiries/contract/fields.ts';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
import { Receipt } from './Receipt.tsx';

/** Renders a form as its page has it, or with an enquiry that was refused. For the bundle of the server. */
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

/** Renders what the thank-you page says about an enquiry, or its empty place on the page as it was built. */
export function renderThanks(sent?: SentEnquiry) {
  return renderToString(<Receipt sent={sent} isPage />);
}
