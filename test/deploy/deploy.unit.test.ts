import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig } from '../../server/config.ts';
import { LARGEST_BODY_BYTES } from '../../server/http/body-limits.ts';
import { housekeeping, registry } from '../../server/operating/metrics.ts';

const home = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(home, path), 'utf8');
const manifests = join(home, 'deploy/kubernetes');

/** The settings that .env.example lists, which is all of them. */
const settings = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z_\d]+)=/gm)].map(([, name]) => name),
);

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

const files = globSync('*.yaml', { cwd: manifests });
const documents = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(manifests, file), 'utf8'), { uniqueKeys: true }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);
const text = (kind: string) => JSON.stringify(ofKind(kind));

describe('the Kubernetes manifests', () => {
  it('are all applied', () => {
    const [kustomization] = ofKind('Kustomization') as unknown as { resources: string[] }[];
    const applied = kustomization?.resources.map((name) =>
      name.replace('secret.yaml', 'secret.example.yaml'),
    );
    expect(['kustomization.yaml', ...(applied ?? [])].sort()).toEqual(files.sort());
  });

  it('set only known settings, to valid values', () => {
    const given = Object.assign(
      {},
      ...ofKind('ConfigMap').map(({ data }) => data),
      ...ofKind('Secret').map(({ stringData }) => stringData),
    );
    for (const name of Object.keys(given)) expect(settings, name).toContain(name);
    // The example's secret is known to everybody, so no server starts with it.
    expect(() => parseConfig(given)).toThrow(/^[^:]*\bSTAFF_SECRET: must be one of your own$/m);
    given.STAFF_SECRET = 's'.repeat(40);
    expect(parseConfig(given)).toMatchObject({ metricsPort: 9464, drainMs: 5_000 });
  });

  it('probe existing paths and ports', () => {
    expect(text('Deployment').match(/"path":"[^"]+"/g)).toEqual(
      [
        '/readyz?without=storage,publications',
        '/readyz?without=database,storage,publications',
        '/healthz',
      ].map((path) => `"path":"${path}"`),
    );
    expect(text('Deployment')).toContain(
      '{"name":"http","containerPort":3000},{"name":"metrics","containerPort":9464}',
    );
  });

  it('make one archive a night, and do not retry because a resume is missing', () => {
    const backup = text('CronJob');
    expect(backup).toContain(
      '"command":["node","server/commands/backup.ts","backup","/backups","--keep","30"]',
    );
    expect(backup).toContain(
      '"podFailurePolicy":{"rules":[{"action":"FailJob","onExitCodes":{"containerName":"backup","operator":"In","values":[3]}}]}',
    );
  });

  it.each(['Deployment', 'CronJob'])(
    'run the %s as an unprivileged user on a read-only file system',
    (kind) => {
      for (const rule of [
        '"runAsNonRoot":true',
        '"readOnlyRootFilesystem":true',
        '"allowPrivilegeEscalation":false',
      ])
        expect(text(kind)).toContain(rule);
    },
  );
});

it('name nothing that is no longer kept: the controller ingress-nginx and the image of MinIO', () => {
  for (const path of ['compose.yaml', ...files.map((file) => `deploy/kubernetes/${file}`)])
    expect(read(path), path).not.toMatch(/nginx|minio/i);
});

describe('the images from a registry', () => {
  it.each([
    ['Dockerfile', /^ARG NODE_IMAGE=(.+)$/gm],
    ['compose.yaml', /^ +image: (?!guardhouse$)(.+)$/gm],
  ])('are named by digest: %s', (file, images) => {
    const found = [...read(file).matchAll(images)].map(([, image]) => image);
    expect(found.length).toBeGreaterThan(0);
    for (const image of found) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker's own way to write a variable
    for (const [, base] of read(file).matchAll(/^FROM (\S+)/gm)) expect(base).toBe('${NODE_IMAGE}');
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml')) as {
    services: Record<string, { cap_drop: string[]; security_opt: string[] }> & {
      app: { environment: Record<string, unknown>; read_only: boolean; ports: string[] };
    };
  };
  const { app } = compose.services;

  it('passes on every setting except those that the image sets', () => {
    const ofTheImage = ['PORT', 'HOST', 'DATA_DIR'];
    const expected = [...settings].filter((name) => !ofTheImage.includes(String(name)));
    expect(Object.keys(app.environment).sort()).toEqual(expected.sort());
    for (const [name, value] of Object.entries(app.environment))
      expect(value, name).toContain(name === 'DATABASE_URL' ? 'postgres:5432' : `\${${name}:-`);
    // An unset variable arrives as an empty one, which has to count as unset.
    const left = Object.entries(app.environment).map(([name, value]) => [
      name,
      /:-([^}]*)\}$/.exec(String(value))?.[1] ?? '',
    ]);
    expect(parseConfig(Object.fromEntries(left))).toEqual(
      parseConfig({ DRAIN_SECONDS: '2', METRICS_PORT: '9464', PUBLIC_URL: 'http://localhost:3000' }),
    );
  });

  it.each(Object.keys(compose.services))('gives %s no capability that it does not need', (name) => {
    expect(compose.services[name]).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('publishes plain http only on the machine itself', () => {
    for (const port of app.ports) expect(port).toMatch(/^\$\{BIND:-127\.0\.0\.1\}:/);
  });

  it('sets only known settings, and no password', () => {
    for (const name of Object.keys(compose.services.app.environment)) expect(settings, name).toContain(name);
    const passwords = read('compose.yaml').match(/(PASSWORD|SECRET)\w*: .*/g) ?? [];
    for (const line of passwords) expect(line).toMatch(/: \$\{[A-Z_]+(:\?[^}]+|:-)\}/);
  });
});

describe('the proxy in front', () => {
  it.each([
    ['deploy/kubernetes/gateway.yaml', /bodies of (\d+) MB through/g],
    ['docs/operations.md', /client_max_body_size (\d+)m\b/g],
  ] as const)('lets through every body that the server accepts or refuses itself: %s', (path, limit) => {
    const limits = [...read(path).matchAll(limit)];
    expect(limits).toHaveLength(1);
    for (const [, megabytes] of limits)
      expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(LARGEST_BODY_BYTES);
  });

  it('leads from the gateway to the service, by https alone', () => {
    const [gateway] = ofKind('Gateway') as unknown as { spec: { listeners: { name: string }[] } }[];
    expect(gateway?.spec.listeners.map(({ name }) => name)).toEqual(['http', 'https']);
    const [site, toHttps] = ofKind('HTTPRoute') as unknown as {
      spec: { parentRefs: object[]; rules: object[] };
    }[];
    expect(site?.spec.parentRefs).toEqual([{ name: 'guardhouse', sectionName: 'https' }]);
    expect(site?.spec.rules).toEqual([{ backendRefs: [{ name: 'guardhouse', port: 80 }] }]);
    expect(text('Service')).toContain('"ports":[{"name":"http","port":80,"targetPort":"http"}]');
    expect(toHttps?.spec.parentRefs).toEqual([{ name: 'guardhouse', sectionName: 'http' }]);
    expect(JSON.stringify(toHttps?.spec.rules)).not.toContain('backendRefs');
  });

  it('is all that can reach the site within the cluster, and only the monitoring can reach its metrics', () => {
    const [policy] = ofKind('NetworkPolicy') as unknown as {
      spec: Record<
        'ingress' | 'egress',
        { from?: object[]; to?: object[]; ports: { port: string | number }[] }[]
      >;
    }[];
    const from = (namespace: string) => [
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } } },
    ];
    // Nothing else is reached from there: an address of the company's network by the ports of its services alone.
    const open = policy?.spec.egress.filter(({ to }) => to === undefined).flatMap(({ ports }) => ports);
    expect(open?.map(({ port }) => port)).toEqual([5432, 3310, 465, 587, 993]);
    expect(policy?.spec.ingress).toEqual([
      { from: from('traefik'), ports: [{ port: 'http' }] },
      { from: from('monitoring'), ports: [{ port: 'metrics' }] },
    ]);
  });
});

describe('the workflow', () => {
  const text = read('.github/workflows/ci.yml');
  const workflow = parse(text) as { permissions: object; jobs: { test: { steps: { uses?: string }[] } } };

  it('may only read the code, and pins each action to a commit', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const actions = workflow.jobs.test.steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });
});

describe('the alerts', () => {
  const { groups } = parse(read('deploy/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  it.each(rules)(
    '$alert uses existing metrics, and is explained in docs/operations.md',
    ({ alert, expr }) => {
      const known = new Set(
        [registry, housekeeping].flatMap((kept) => kept.getMetricsAsArray()).map(({ name }) => name),
      );
      // The pool's metric is registered once there is a pool.
      known.add('guardhouse_database_connections');
      for (const name of expr.match(/\b(guardhouse|http)_\w+/g) ?? [])
        expect(known, name).toContain(name.replace(/_(bucket|count)$/, ''));
      expect(read('docs/operations.md')).toContain(`**${alert}**`);
    },
  );
});
