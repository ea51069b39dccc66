import { execFileSync } from 'node:child_process';
import packageJson from '../../package.json' with { type: 'json' };

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * Prints what the server is installed with, from `package-lock.json`, as CycloneDX. `npm sbom --omit dev` leaves out packages that a tool of
 * ours needs as well (nodemailer): here only what is for development alone is left out, as npm itself marks it.
 */
const npm = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const bom: Bom = JSON.parse(execFileSync('npm', npm, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }));

const isForDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
const components = bom.components.filter((component) => !isForDevelopment(component));
const kept = new Set([bom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
const dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
// npm takes the name of the folder for the product's.
const component = { ...bom.metadata.component, name: packageJson.name };
console.log(JSON.stringify({ ...bom, metadata: { ...bom.metadata, component }, components, dependencies }, null, 2));
