import { goodValues } from '../../testing/enquiries/examples.ts';
import { formOf } from '../../testing/enquiries/front-door.ts';

export interface EnquiryBody {
  contentType: string;
  /** The bytes of an enquiry under this id, with a message of its own. */
  of(id: string): string;
}

/** Written once and filled in: a thousand forms a second must not be the work of the one who asks. */
export const enquiryBody = async (): Promise<EnquiryBody> => {
  const place = '00000000-0000-4000-8000-000000000000';
  const response = new Response(formOf({ ...goodValues, message: `About ${place}` }, { enquiry_id: place }));
  const contentType = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return { contentType, of: (id) => text.replaceAll(place, id) };
};
