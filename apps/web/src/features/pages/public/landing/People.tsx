import { useEditionContent } from '../edition-content.ts';
import { Picture } from '../Picture.tsx';

const SIZES = '15rem';

/** Who makes the competition. */
export function Team() {
  return (
    <ul className="x-people">
      {useEditionContent().team.all.map(({ name, role, link, photo }) => (
        <li key={`${name} ${role}`} className={photo === null ? undefined : 'x-photo'}>
          {photo !== null && <Picture picture={photo} sizes={SIZES} />}
          <b>
            <Named name={name} link={link} />
          </b>
          {role}
        </li>
      ))}
    </ul>
  );
}

/** Who pays for it, by tier. */
export function Sponsors() {
  const { all } = useEditionContent().sponsors;
  const tiers = [...new Set(all.map(({ tier }) => tier))];
  return tiers.map((tier) => (
    <div key={tier}>
      <h3 className="x-tier">{tier}</h3>
      <ul className="x-people">
        {all
          .filter((sponsor) => sponsor.tier === tier)
          .map(({ name, link, logo }) => (
            <li key={name} className={logo === null ? undefined : 'x-logo'}>
              {logo !== null && <Picture picture={logo} sizes={SIZES} />}
              <Named name={name} link={link} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

function Named({ name, link }: { readonly name: string; readonly link: string | null }) {
  if (link === null) return name;
  return (
    <a href={link} rel="noreferrer">
      {name}
    </a>
  );
}
