import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { Language } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import type { DataSource } from '../providers/data-provider.ts';
import type { NavigationSection, Page } from './define-page.ts';

/** What a field holds, and with it how it is shown, entered and checked. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'boolean'
  | 'day'
  | 'number'
  | 'choice'
  | 'reference'
  | 'references';

export type FormView = 'create' | 'edit';

/** Shows a field of a record in the list. */
export type CellComponent = ComponentType<{ readonly record: RaRecord }>;

/** A field of a resource. Its label is `fields.<name>` of the resource's messages. */
export interface Field {
  readonly kind: FieldKind;
  readonly required?: true;
  /** A column of the list: by its kind, or as these say. */
  readonly list?: true | ListColumn;
  /** An input of these forms. */
  readonly form?: readonly FormView[];
  /** A filter above the list, for a `choice`, or for a `reference` that says where to. */
  readonly filter?: true | ChoiceFilter;
  /**
   * The resource of a `reference`, which is stored as an id: its input and its filter offer the records of that
   * resource.
   */
  readonly to?: string;
  /** Key of the message for a `reference` that is left empty. */
  readonly none?: string;
  /** Only for people who have the permission. */
  readonly permission?: Permission;
  /** Choices of a `choice`, by stored value, in both languages. */
  readonly choices?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Where the API keeps it, when not among the attributes; what every record has, its id, need not be asked for. */
  readonly in?: 'id' | 'meta' | 'relationship';
}

export interface ListColumn {
  /** Shows it in a way of its own. */
  readonly cell?: CellComponent;
  readonly isSortable?: false;
  /** What the API calls the order by it, when not by its name. */
  readonly sortBy?: string;
  /** On a phone it shares its line with another. */
  readonly isShort?: true;
  /** While the list is narrowed to one value of it, no row repeats that. */
  readonly isLeftOutWhenFiltered?: true;
}

/** A filter whose choices are those that the list's answer names. */
export interface ChoiceFilter {
  /** What the API calls the filter. */
  readonly name: string;
  /** The list of values in the answer's meta; one that is no declared choice is shown as it is. */
  readonly valuesIn: string;
  /** Values that are not offered. */
  readonly except?: readonly string[];
  /** Key of the message for no choice at all. */
  readonly all: string;
}

/** A resource's words in one language. */
export interface ResourceMessages<FieldName extends string> {
  /** Singular and plural, as polyglot writes them: `User |||| Users`. */
  readonly name: string;
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly titles?: Partial<Readonly<Record<View, string>>>;
  /** “All” above a list, by field, where the usual word does not agree with the field's name. */
  readonly all?: Partial<Readonly<Record<FieldName, string>>>;
  /** Whatever else its screens say; under `resources.<name>.texts`. */
  readonly texts?: Readonly<Record<string, string>>;
}

export type View = 'list' | FormView;

/** A screen of a resource, loaded when it is opened. */
export type ViewComponent = LazyExoticComponent<ComponentType>;

/** Something the data provider knows by name, and the screens it has. */
export interface ResourceDeclaration<Name extends string = string, FieldName extends string = string> {
  readonly name: Name;
  /** Where its data comes from: a JSON:API, or a provider of its own. */
  readonly data: DataSource;
  readonly recordRepresentation?: string | ((record: never) => string);
  readonly fields?: Readonly<Record<FieldName, Field>>;
  readonly messages?: Readonly<Record<Language, ResourceMessages<NoInfer<FieldName>>>>;
  /** The public path of each screen it has; the guard holds the first segment against the person's permissions. */
  readonly paths?: Partial<Readonly<Record<View, string>>>;
  readonly navigation?: {
    readonly section: NavigationSection;
    readonly icon: SvgIconComponent;
    /** Says beside the name how much is new there. */
    readonly count?: ComponentType;
  };
  readonly defaultSort?: { readonly field: NoInfer<FieldName>; readonly order: 'ASC' | 'DESC' };
  /** The list can be searched: the API takes words as `filter[q]`. */
  readonly isSearchable?: true;
  /** Rises when the list changes so that what browsers remember of it no longer fits. */
  readonly version?: number;
  /** Fields that cells of the list need beside the columns' own. */
  readonly listAlso?: readonly string[];
  /** Relationships to be sent along with the list, beyond those that columns show. */
  readonly include?: readonly string[];
  /** By type, the fields of related records that the list shows; all of them when left out. */
  readonly relatedFields?: Readonly<Record<string, readonly string[]>>;
  /** The chunk that the list begins with in the build: its first rows come with the page, and on phones the server draws them. */
  readonly listChunk?: string;
  /** Milliseconds after which a visible list is fetched again, so that it stays current without a reload. */
  readonly refreshEvery?: number;
  /** Emphasised rows; `texts.emphasised` gives the reason to screen readers. */
  readonly isEmphasised?: (record: RaRecord) => boolean;
  /** What can be done with a row, at its end. */
  readonly rowActions?: CellComponent;
  /** Rows that may be selected and edited; all when left out. */
  readonly isEditable?: (record: RaRecord) => boolean;
  /** The form of a record is titled with its name, and so is its tab. */
  readonly namesRecord?: true;
  /** Its forms lead back to the list as it was left, and may lead on in it (`list-left.ts`). */
  readonly leadsBack?: true;
  /** Forms that need the room of two columns. */
  readonly formWidth?: 'wide';
  /** Selected rows may be deleted together by those who have this. */
  readonly deleteMany?: Permission;
  /** What is asked besides, before they are. */
  readonly deleteManyAlso?: ComponentType<DeleteManyAlsoProps>;
  /** How screens stand in the window, where not in the shell. */
  readonly layouts?: Partial<Readonly<Record<View, Page['layout']>>>;
  /** Screens written by hand, in place of the derived ones; `useResourceDeclaration` gives them the declaration. */
  readonly views?: Partial<Readonly<Record<View, ViewComponent>>>;
}

export interface DeleteManyAlsoProps {
  readonly ids: readonly Identifier[];
  /** With what is to be sent along in the query. */
  readonly onChange: (query: Readonly<Record<string, string>>) => void;
}

export const defineResource = <Name extends string, FieldName extends string>(
  resource: ResourceDeclaration<Name, FieldName>,
): ResourceDeclaration<Name, FieldName> => resource;
