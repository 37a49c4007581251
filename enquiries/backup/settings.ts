import { z } from 'zod';
import { rowsOf } from '../../common/read-settings.ts';

/** Settings of the backup commands alone: the server does not know them. */
const backupShape = {
  BACKUP_DIR: z
    .string()
    .default('./backups')
    .describe('Folder of the nightly backups: 7 days and 5 weeks are kept.'),
  BACKUP_TO: z
    .string()
    .optional()
    .describe(
      'Where encrypted copies go: a folder, or what rclone can write to, such as :sftp,host=…:folder or :s3,provider=…:bucket/folder.',
    ),
  BACKUP_RECIPIENTS: z
    .string()
    .optional()
    .describe('File with the public keys (age) that copies are encrypted for, one a line.'),
  BACKUP_IDENTITY: z
    .string()
    .optional()
    .describe('File with a secret key (age) that opens copies: for fetch and rehearse.'),
};

export const backupSettings = z.object(backupShape);
export type BackupSettings = z.infer<typeof backupSettings>;

export const backupSettingsTable = rowsOf(backupShape);
