import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from './config.ts';
import { renderChart } from './testing/render-chart.ts';

const CHART = join(import.meta.dirname, '../../../docker/helm');

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly volumeMounts: readonly { readonly name: string }[];
  readonly securityContext: unknown;
}

type Labels = Readonly<Record<string, string>>;

/** The fields of Kubernetes objects that these tests read. */
interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels: Labels };
  readonly data?: Labels;
  readonly spec: {
    readonly replicas?: number;
    readonly selector: Labels & { readonly matchLabels: Labels };
    readonly ports: readonly { readonly name: string; readonly targetPort: string }[];
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
    readonly scaleTargetRef: { readonly name: string };
    readonly metrics: readonly unknown[];
    readonly rules: readonly { readonly http: { readonly paths: readonly unknown[] } }[];
  };
}

interface Values {
  readonly [name: string]: unknown;
}

const readValues = (): Values => parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as Values;

/** Values with the required fields, and with `changes` merged in by section. */
const valuesWith = (changes: Readonly<Record<string, Values>> = {}): Values => {
  const values = readValues();
  const required = {
    publicUrl: 'https://images.example.org',
    existingSecret: 'safelight-secrets',
    s3: { ...(values['s3'] as Values), endpoint: 'https://s3.example.org' },
  };
  const parts = Object.entries(changes).map(([name, part]) => [
    name,
    { ...(values[name] as Values), ...part },
  ]);
  return { ...values, ...required, ...(Object.fromEntries(parts) as Values) };
};

const scaled = (part: 'api' | 'worker'): Values => ({
  autoscaling: { ...((readValues()[part] as Values)['autoscaling'] as Values), enabled: true },
});

const render = (values = valuesWith()): readonly KubernetesObject[] =>
  renderChart(CHART, values, 'site') as readonly KubernetesObject[];

const fits = new Ajv({ strictTypes: false }).compile(
  JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as object,
);

/** Classes that validate objects against the schemas that Kubernetes publishes, by kind of object. */
const MODELS: Readonly<Record<string, new (object: never) => { validate(): void }>> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  PodDisruptionBudget,
  Service,
};

const holds = (labels: Labels, selector: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

describe('the Helm chart', () => {
  const objects = render(
    valuesWith({
      api: scaled('api'),
      worker: scaled('worker'),
      ingress: { enabled: true, host: 'images.example.org' },
    }),
  );
  const ofKind = (kind: string, among = objects) => among.filter((one) => one.kind === kind);
  const deployments = ofKind('Deployment');
  const podOf = (name: string) => deployments.find(({ metadata }) => metadata.name === name)?.spec.template;

  it('has deployments of the API, the worker and the proxy, each with a disruption budget', () => {
    const names = (kind: string) =>
      ofKind(kind)
        .map(({ metadata }) => metadata.name)
        .toSorted();
    expect(names('Deployment')).toEqual(['site-api', 'site-proxy', 'site-worker']);
    expect(names('PodDisruptionBudget')).toEqual(names('Deployment'));
    expect(names('Service')).toEqual(['site', 'site-api']);
    expect(names('Ingress')).toEqual(['site']);
    expect(names('HorizontalPodAutoscaler')).toEqual(['site-api', 'site-worker']);
    expect(new Set(objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(
      objects.length,
    );
  });

  it('renders objects that match the schemas of Kubernetes', () => {
    for (const one of [...objects, ...render()]) {
      const Model = MODELS[one.kind];
      expect([one.kind, Model]).toEqual([one.kind, expect.any(Function)]);
      expect(() => Model && new Model(one as never).validate()).not.toThrow();
    }
    const [deployment] = deployments;
    const wrong = { ...deployment, spec: { ...deployment?.spec, replicas: '2' } };
    expect(() => new Deployment(wrong as never).validate()).toThrow('replicas must be integer');
  });

  it('gives each deployment a selector for only its own pods, and sets no replica count if it is autoscaled', () => {
    for (const { spec, metadata } of deployments) {
      const selected = deployments.filter(({ spec: { template } }) =>
        holds(template.metadata.labels, spec.selector.matchLabels),
      );
      expect(selected.map((one) => one.metadata.name)).toEqual([metadata.name]);
      expect(spec.replicas).toBe(metadata.name === 'site-proxy' ? 2 : undefined);
    }
    for (const { spec, metadata } of ofKind('PodDisruptionBudget'))
      expect(holds(podOf(metadata.name)?.metadata.labels ?? {}, spec.selector.matchLabels)).toBe(true);
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(podOf(spec.scaleTargetRef.name)).toBeDefined();
    for (const { spec } of ofKind('Service')) {
      const [pod] = deployments.filter((one) => holds(one.spec.template.metadata.labels, spec.selector));
      const ports = pod?.spec.template.spec.containers[0]?.ports.map(({ name }) => name);
      for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort);
    }
  });

  it('gives every container probes at one of its own ports, and a restricted security context', () => {
    for (const { spec } of deployments) {
      const { containers, volumes } = spec.template.spec;
      const [container] = containers;
      const ports = container?.ports.map(({ name }) => name);
      for (const probe of [container?.livenessProbe, container?.readinessProbe])
        expect(ports).toContain(probe?.httpGet.port);
      expect(container?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container?.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    }
  });

  it.each([
    ['site-api', 'off', 3000],
    ['site-worker', 'only', 9464],
  ] as const)(
    'gives %s settings that the server accepts together with the secrets of an existing Secret',
    (name, worker, port) => {
      const [container] = podOf(name)?.spec.containers ?? [];
      expect(container?.envFrom).toEqual([{ secretRef: { name: 'safelight-secrets' } }]);
      const settings = Object.fromEntries(container?.env?.map((one) => [one.name, one.value]) ?? []);
      const secrets = {
        DATABASE_URL: 'postgres://db.example.org/safelight',
        JWT_SECRET: 'made for this test alone: 7 plums, 2 figs',
        S3_ACCESS_KEY: 'key',
        S3_SECRET_KEY: 'made for this test alone too',
      };
      const config = readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...settings, ...secrets });
      expect(config).toMatchObject({
        publicUrl: 'https://images.example.org',
        databaseUrl: secrets.DATABASE_URL,
        s3: { endpoint: 'https://s3.example.org', bucket: 'safelight' },
        worker,
        metricsHost: '0.0.0.0',
        trustedProxies: ['uniquelocal'],
      });
      expect(container?.ports).toContainEqual({ name: 'metrics', containerPort: config.metricsPort });
      const asked = container?.ports.find((one) => one.name === container.readinessProbe.httpGet.port);
      expect(asked?.containerPort).toBe(port);
      expect(container?.image).toBe('safelight:0.1.0');
    },
  );

  it('passes additional settings to the server, and neither autoscales nor has an ingress by default', () => {
    const plain = render({
      ...valuesWith(),
      settings: { MAIL_FROM: 'Images: "us" <us@example.org>', LOG_LEVEL: 'warn' },
    });
    const api = plain.find(({ metadata, kind }) => kind === 'Deployment' && metadata.name === 'site-api');
    expect(api?.spec.replicas).toBe(2);
    expect(api?.spec.template.spec.containers[0]?.env).toEqual(
      expect.arrayContaining([
        { name: 'MAIL_FROM', value: 'Images: "us" <us@example.org>' },
        { name: 'LOG_LEVEL', value: 'warn' },
      ]),
    );
    expect(ofKind('HorizontalPodAutoscaler', plain)).toEqual([]);
    expect(ofKind('Ingress', plain)).toEqual([]);
  });

  it('scales workers by the length of the queue, a metric that the server exports', () => {
    const worker = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'site-worker');
    const metric = { name: 'safelight_jobs', selector: { matchLabels: { state: 'queued' } } };
    expect(worker?.spec.metrics).toEqual([
      { type: 'External', external: { metric, target: { type: 'AverageValue', averageValue: '5' } } },
    ]);
    expect(readFileSync(join(import.meta.dirname, 'metrics.ts'), 'utf8')).toContain(`name: '${metric.name}'`);
  });

  it('makes the proxy forward requests to the service of the API', () => {
    const [config] = ofKind('ConfigMap');
    expect(config?.data?.['default.conf']).toContain('server site-api:3000;');
    expect(config?.data?.['default.conf']).not.toContain('location /_files/');
  });

  it('makes the proxy send large files from S3 if proxy.sendsFiles is set', () => {
    const sending = render(valuesWith({ proxy: { sendsFiles: true } }));
    const [config, included] = ofKind('ConfigMap', sending);
    expect(config?.data?.['default.conf']).toContain('proxy_pass https://s3.example.org/;');
    const names = config?.data?.['default.conf']?.match(/(?<=include safelight\/)[\w-]+\.conf/g) ?? [];
    expect(names.length).toBe(3);
    for (const name of names)
      expect(included?.data?.[name]).toContain(readFileSync(join(CHART, 'nginx', name), 'utf8').trim());
    for (const { spec, metadata } of ofKind('Deployment', sending).filter(
      (one) => one.spec.template.spec.containers[0]?.env,
    )) {
      const { env = [] } = spec.template.spec.containers[0] ?? {};
      expect([metadata.name, env]).toEqual([
        metadata.name,
        expect.arrayContaining([{ name: 'X_ACCEL_REDIRECT', value: 'on' }]),
      ]);
    }
  });

  it('has a schema that accepts valid values and rejects invalid ones', () => {
    expect([fits(valuesWith()), fits.errors]).toEqual([true, null]);
    const wrong: readonly Values[] = [
      readValues(),
      { ...valuesWith(), existingSecret: '' },
      { ...valuesWith(), publicUrl: 'https://images.example.org/' },
      { ...valuesWith(), replicas: 3 },
      { ...valuesWith(), settings: { S3_SECRET_KEY: 'in plain sight' } },
      { ...valuesWith(), settings: { DATABASE_URL: 'postgres://in.plain.sight' } },
      { ...valuesWith(), settings: { PORT: 80 } },
      valuesWith({ api: { replicas: 0 } }),
      valuesWith({ ingress: { enabled: true, host: '' } }),
    ];
    for (const values of wrong) expect([fits(values), values]).toEqual([false, values]);
  });
});
