import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { makeRouter } from './routes.tsx';
import { Announcements } from './state/announcements.tsx';
import { makeClient } from './state/client.ts';
import { showDoor } from './state/leave.ts';

const client = makeClient(() => showDoor(client, router));
const router = makeRouter(client);

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <Announcements>
        <RouterProvider router={router} />
      </Announcements>
    </QueryClientProvider>,
  );
}
