import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bootDebian, canBoot, NODE, SOURCE } from './support/machine/booted-debian.ts';

const HEALTH = 'http://127.0.0.1:4321/healthz';
const DATA = '/var/lib/dhr-website';
/** How long the server may take to see a build, and an alert to arrive. */
const SOON = { timeout: 30_000 };
const BACKUPS = '/var/lib/dhr-website-backups';
/** The packages of this folder, and its build where there is one of the newest commit. */
const MAKE = [
  `mkdir node_modules && ln -s ${SOURCE}/node_modules/* ${SOURCE}/node_modules/.bin node_modules/`,
  existsSync('dist')
    ? `cp -r ${SOURCE}/dist-builds . && cp -d ${SOURCE}/dist .`
    : `${NODE} commands/run.cjs commands/build.ts`,
];
const place = { root: '/opt/dhr-website', restart: '', health: HEALTH, build: MAKE };

function script(code: string): string {
  return `${NODE} --input-type=module -e ${JSON.stringify(code).replaceAll('$', '\\$').replaceAll('`', '\\`')}`;
}
const ALERTS = script(
  `import { createServer } from 'node:http'; import { appendFileSync } from 'node:fs';
  createServer((request, response) => request.on('data', (part) => appendFileSync('/root/alerts', part)).on('end', () => response.end())).listen(9999);`.replaceAll(
    '\n',
    '',
  ),
);
const SEND = script(
  `import { formOf, goodValues } from '${SOURCE}/tests/support/enquiries/examples.ts';
  const body = formOf({ ...goodValues, message: crypto.randomUUID() });
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const response = await fetch('http://127.0.0.1:4321/api/v1.0/email/send-form', { method: 'POST', body, headers });
  if (response.status !== 200) throw new Error(await response.text());`.replaceAll('\n', ''),
);

/** docs/deploying.md, followed. */
const INSTALL = `
cd ${SOURCE}/deploy
install -Dm 644 dhr-website-users.conf -t /etc/sysusers.d
systemd-sysusers
install -d -o dhr-build -g dhr-build /opt/dhr-website
install -Dm 440 dhr-website-sudoers /etc/sudoers.d/dhr-website
git -c safe.directory='*' clone --quiet --bare --no-hardlinks ${SOURCE} /srv/website.git
chown -R dhr-build /srv/website.git
printf '%s\\n' BEHIND_TLS=true TRUST_PROXY=127.0.0.1 ALERT_WEBHOOK_URL=http://127.0.0.1:9999/ | install -m 600 /dev/stdin /etc/dhr-website.env
: > /etc/dhr-website-build.env
systemd-run --quiet ${ALERTS}`;
const RELEASE = `runuser -u dhr-build -- sh -ec 'cd /opt/dhr-website; git clone --quiet /srv/website.git first; cd first
${NODE} --input-type=module -e "import { release } from \\"/opt/dhr-website/first/publish/releases.ts\\";
await release({ ...${JSON.stringify(place).replaceAll('"', '\\"')}, say: console.log })"' 2>&1`;
const WORDS = `runuser -u dhr-build -- sh -ec 'cd /opt/dhr-website; git clone --quiet /srv/website.git words; cd words
echo >> content/pages/trust.yaml
git -c user.name=Asha -c user.email=asha@dhr.example commit --quiet -am Words
git push --quiet'`;
const UNITS = `
cd /opt/dhr-website/current/deploy
install -d -m 700 /etc/dhr-website-keys
cp -r dhr-website*.service dhr-website*.timer dhr-website.socket dhr-website-.service.d /etc/systemd/system/
systemctl daemon-reload
systemctl start dhr-website.socket dhr-website.service`;
const KEYS = `
cd /etc/dhr-website-keys
age-keygen -o /root/dhr-backup-key
age-keygen -o identity
(age-keygen -y /root/dhr-backup-key; age-keygen -y identity) > recipients
install -d ${BACKUPS}/disk
chown --reference=${BACKUPS}/ ${BACKUPS}/disk
echo BACKUP_TO=${BACKUPS}/disk > /etc/dhr-website-backup.env`;
const LOSE = `
systemctl stop dhr-website.socket dhr-website.service
mv ${BACKUPS}/disk /mnt/disk
rm -rf /var/lib/private ${DATA} ${BACKUPS}`;
const RETURN = `
cd /opt/dhr-website/current
export DATA_DIR=${DATA} BACKUP_TO=/mnt/disk BACKUP_IDENTITY=/root/dhr-backup-key
${NODE} desk/cli/main.ts fetch /root/copy
${NODE} desk/cli/main.ts restore /root/copy`;
const OTHERS = `find ${DATA}/ ! -user dhr-website`;
const ERASE = `cd /opt/dhr-website/current; DATA_DIR=${DATA} ${NODE} desk/cli/main.ts erase asha.menon@nilgiri.example --yes`;

describe.skipIf(!canBoot())('a booted Debian', () => {
  it('becomes the server that docs/deploying.md describes, and comes back from its copy when its disk is lost', async () => {
    const { run } = await bootDebian();
    const health = () =>
      JSON.parse(
        run(script(`console.log(await (await fetch('${HEALTH}', { signal: AbortSignal.timeout(30_000) })).text())`)),
      ).checks;
    run(INSTALL);
    run(RELEASE);
    run(UNITS);
    const git = (words: string) => run(`runuser -u dhr-build -- git -C /opt/dhr-website/current ${words}`).trim();
    const commit = git('rev-parse HEAD');
    // With a file that Git does not know, code would not be that of the commit, and each word would take a whole build.
    expect(git('status --porcelain')).toBe('');
    expect(health()).toMatchObject({ version: { commit }, site: { build: expect.any(String) } });

    // The unit that builds has neither a network nor a password.
    const { build } = health().site;
    run(WORDS);
    run('systemctl start dhr-website-build');
    expect(run('journalctl --sync; journalctl -u dhr-website-build')).toContain('is published');
    await expect.poll(() => health().site.build, SOON).not.toBe(build);

    run(SEND);
    // There is no other place yet: the unit fails, the journal says why as an error, and the person who runs the server hears of it.
    run('echo BACKUP_TO=/mnt/disk > /etc/dhr-website-backup.env');
    expect(() => run('systemctl start dhr-website-backup')).toThrow('failed');
    expect(run('journalctl --sync; journalctl -p err -u dhr-website-backup')).toContain('age failed');
    await expect.poll(() => run('cat /root/alerts || true'), SOON).toContain('dhr-website-backup.service has failed');
    run(KEYS);
    run('systemctl start dhr-website-backup');
    run(SEND);
    run('systemctl start dhr-website-changes');
    run('systemctl start dhr-website-rehearsal');
    const { backup } = health().enquiries;
    expect(backup).toMatchObject({ isLate: false, rehearsedEnquiries: 2, rehearsalFault: null });

    run(LOSE);
    expect(run(RETURN)).toContain('Enquiries: 2.');
    run('systemctl start dhr-website.socket dhr-website.service');
    expect(health().enquiries).toMatchObject({ ok: true, kept: 2 });
    // Root erases while the server runs, and whatever it wrote is the server's.
    expect(run(ERASE)).toContain('2 deleted.');
    run(SEND);
    expect([run(OTHERS), health().enquiries]).toEqual(['', expect.objectContaining({ ok: true, kept: 1 })]);
  }, 300_000);
});
