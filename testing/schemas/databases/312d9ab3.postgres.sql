SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    email text,
    password_hash text,
    first_name text,
    last_name text,
    display_name text,
    merged_into text,
    status text DEFAULT 'active'::text NOT NULL,
    plan integer,
    is_entitled integer DEFAULT 0 NOT NULL,
    ip_data text DEFAULT '{}'::text NOT NULL,
    email_verified_at bigint,
    feedback_requested_at bigint
);
CREATE TABLE public.built_file (
    name text NOT NULL,
    account_id text NOT NULL,
    content_key text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    at bigint NOT NULL,
    account_id text,
    email text,
    message text NOT NULL
);
CREATE TABLE public.gallery_template (
    uuid text NOT NULL,
    card text NOT NULL,
    document text NOT NULL,
    saved_by text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.job (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    leased_by text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint
);
CREATE TABLE public.log_entry (
    id text NOT NULL,
    at bigint NOT NULL,
    level text NOT NULL,
    lmid text NOT NULL,
    account_id text,
    ip text NOT NULL,
    verb text NOT NULL,
    path text NOT NULL,
    content text NOT NULL,
    body text
);
CREATE TABLE public.one_time_token (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.provider (
    id text NOT NULL,
    account_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    profile text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.purchase_order (
    id text NOT NULL,
    account_id text,
    email text NOT NULL,
    name text NOT NULL,
    static_id text,
    template_uuid text,
    gs_url text,
    price_cents integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    id text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.template (
    uuid text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    document text NOT NULL
);
CREATE TABLE public.template_version (
    id text NOT NULL,
    template_uuid text NOT NULL,
    kind text NOT NULL,
    revision integer NOT NULL,
    name text NOT NULL,
    saved_at bigint NOT NULL,
    document text NOT NULL
);
CREATE TABLE public.usage_count (
    day text NOT NULL,
    event text NOT NULL,
    screen text NOT NULL,
    amount integer NOT NULL
);
INSERT INTO public.account VALUES ('971a8ea8-84e8-4167-aac9-b84a8af84553', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$S7I/5vsOUHb77REGYMOayw$DhQonNcU/KI0bEkFv3I9OBBqKZrHp/Se3dGzLxc5yuc', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('ea31736b-9a45-4d95-98f7-f14feed59e54', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('ada2551d-305a-4f71-9303-86dd1c89fd66', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000);
INSERT INTO public.log_entry VALUES ('3ae0532f-489e-4b00-9c5c-9be7cedc4ad1', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 5560', NULL);
INSERT INTO public.log_entry VALUES ('bfdc225c-8b34-4b3d-bc8e-a7b3c83436b7', 1795244400000, 'info', 'user-registered', '971a8ea8-84e8-4167-aac9-b84a8af84553', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('a60541b4-22e3-4a16-9341-db888d47e037', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 5560', NULL);
INSERT INTO public.schema_version VALUES (1, '001-accounts', 1795219200000);
INSERT INTO public.schema_version VALUES (2, '002-templates', 1795219200000);
INSERT INTO public.schema_version VALUES (3, '003-built-files', 1795219200000);
INSERT INTO public.schema_version VALUES (4, '004-rate-limits', 1795219200000);
INSERT INTO public.schema_version VALUES (5, '005-sign-in', 1795219200000);
INSERT INTO public.schema_version VALUES (6, '006-template-versions', 1795219200000);
INSERT INTO public.schema_version VALUES (7, '007-gallery', 1795219200000);
INSERT INTO public.schema_version VALUES (8, '008-orders', 1795219200000);
INSERT INTO public.schema_version VALUES (9, '009-jobs', 1795219200000);
INSERT INTO public.schema_version VALUES (10, '010-journal', 1795219200000);
INSERT INTO public.schema_version VALUES (11, '011-builds', 1795219200000);
INSERT INTO public.session VALUES ('d394ba6e59473a25083dcd06ebdc9a73cbd9e40796cd56d9d3a755156a8807a7', 'ea31736b-9a45-4d95-98f7-f14feed59e54', 1795219200000, 1795219200000, 1829779200000, '07a9b9ed-de2b-4ade-a998-41db3a97685d', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('0b21f0aa5c017cd15c75a1fb150fe16e1ed13620a5d8eb8e128a713e759ece28', '971a8ea8-84e8-4167-aac9-b84a8af84553', 1795237200000, 1795244400000, 1795244400000, '2e34b07f-2726-4701-8ee6-e6659eaf5ab2', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('bbb932883be796e998ae8e0a970baabb5df1b93ea8c85771337f8e6f9b62a9ec', '971a8ea8-84e8-4167-aac9-b84a8af84553', 1795244400000, 1795244400000, 1829804400000, '5136362f-d9c3-42a9-a869-31f6ed1706e7', '127.0.0.1', 'Firefox/140');
INSERT INTO public.template VALUES ('9fcd3c47-672f-429c-85c0-930d1f26d1bb', 'ea31736b-9a45-4d95-98f7-f14feed59e54', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"9fcd3c47-672f-429c-85c0-930d1f26d1bb","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('ef261a78-0fa7-4a6b-a13a-b8c81c6f8408', 'ea31736b-9a45-4d95-98f7-f14feed59e54', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"ef261a78-0fa7-4a6b-a13a-b8c81c6f8408","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('b6b0dcc8-3876-4418-99b2-7a899295cfaf', 'ea31736b-9a45-4d95-98f7-f14feed59e54', 'Priced', '{"description":"a price in words","language":"en","services":[],"price":"free","isPublished":false}', 1, 1795237200000, 1795237200000, NULL, '{"uuid":"b6b0dcc8-3876-4418-99b2-7a899295cfaf","version":"1.0","id":null,"timestamp":1795237200000,"name":"Priced","description":"a price in words","language":"en","moneyUnits":"mln","price":"free","templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('89260422-3ab0-4287-bf56-384ce360249d', '971a8ea8-84e8-4167-aac9-b84a8af84553', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"89260422-3ab0-4287-bf56-384ce360249d","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('643ec62a-5a1a-46a9-a70a-2ce0c72fa3c1', 'ea31736b-9a45-4d95-98f7-f14feed59e54', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"643ec62a-5a1a-46a9-a70a-2ce0c72fa3c1","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template_version VALUES ('9d25a20c-967f-41cd-8be3-1ff64dcf1e1a', '9fcd3c47-672f-429c-85c0-930d1f26d1bb', 'saved', 1, 'Bakery', 1795222800000, 'rZbfb9s4DMf/lYDPyiFx13b12y37cQU2IGg33MOhKBSJTojKlCHJboMg//tAJ03sXnG3ufGbvzY/IimR4gbqmizkcFUYe2beXY4vLrNi/C67MuP352Yyvjqb2GmRXdjpYgEKGgyRPEMO0z8moEBsuXZOQaISY9JlBfn08uo8y7L3E3kUsC4RcvigHzCsQYHFaAJVaccpKMQECpzmZa2X8icyKCg94/oHU4qQQ+lEqgIZPKyHZeV0wpnnhE8JcgAFvkL+83oefFntFYpfkDHoRLyEHKxnbNV5vXAUV2ghL7SLKA6sfZ0g34D5bGKaeTfzNSfIzy4UmK9YdCUF5oaWq46UKTB/UdduoiCuENMcwzdva4eQp1DjVoHVSctCEY1kIUL+z6ZN5bNyv2yddiB5TWIJXw4KxU+sF67jutH8kaJoe2mrXvBkdxy1sT8Dvx+lIUTkhoLnEjl1oJ966hCuqUNANusOdHaUBsWunzB2A9+//zdrt1UvUBargIZ0e3aPxI99eQCYuHAvqdcdbQAyatcL+3b/PmhTfJc08zGNfDGKv0R83bml7rqGzhEv1Wh/7Eea7UjbkgaG/mg68L99eCBejoyuKP1CAb1KLOgJrY4RUzcRn0UdHeRBXNZspDd1qUdtAJKrpneIGoxJ6nFUYSh8KDWb/6/5lnwnXVgaV6dB7YR74xsMfYqYiHDNxtX2qBjNtw9UvTxaBxCnfzWLYSir42rhdbC/Cetlcc/SMdZltWvOJ3AtYINc42kS9rsevRbfrv7eSmnr7K2Qfmm9nfZq8Qxi0Un2fnESiilOQaHqBGmRYeokh9CsdDjJpu9A7VQ1AHanwPiANxh9HUzb7O4USKusnd6/WWoo9ke1Z+l+Cuq5+XYYm62AkZvOoNf/LOPqfvzbyPjcTqgbGQ7xNukgA2w2yS7G02w8kTUqDOQtGUrrNnROK9gqeDRiVRLPdFx90K7t7zmcgwJtjIyi8QYNUiNJmbcMGd/lO3GDnHxYH+Rs0jGb63XP5mwi6x2uhA3IVZNv4FEbI8hM7p1lEAwowAUlq+/L2iWq3M6lrTw/AQ==');
INSERT INTO public.template_version VALUES ('368cf41c-2963-4d6d-a2b5-a67192ed1618', '9fcd3c47-672f-429c-85c0-930d1f26d1bb', 'saved', 2, 'Bakery', 1795226400000, 'rZbfb9s4DMf/lYDPysFx13b12y37cQU2IGg33MOhKBSJdoTKlCHJboMg//tAJ03kXnG3ufGbvzY/IimR4gba1mgo4KpU+ky9u5xeXObl9F1+pabvz1U2vTrL9KzML/RsuQQBHfpgHEEBsz8yEMC21ForIJoaQ5R1A8Xs8uo8z/P3GT8CSNYIBXyQD+jXIEBjUN40cccJqBxpEGAlVa2s+FckEFA7wvUPMjFAAbVlqfFG4WFBrBsrI84dRXyKUAAIcA3Sn9cL7+pmr5jwBQm9jIYqKEA7wl5dtEtrwgo1FKW0AdmBtWsjFBtQn1WIc2fnrqUIxdmFAPUVy1QSoG5MtUqkXID6y6R2mYCwQowL9N+cbi1CEX2LWwFaRskLBVSchgDFP5s+l8/KfdU7bYETG9kSvhwUEz6RXNrEdSXpowms7aWteMHj7bGmj/0Z+P0ojSEidcY7qpFiAv00UMdwVes9klon0PlRGhW7fMKQBr5//2/WbqteoDQ2HpWR/eE9Ej8O5RFgQ6V9Sb1OtBHIIO0g7Nv9+6hNcSlp7kKcuHISfon4unOVTF1Daw1VYrI/9hNJeiJ1bUaG/qgS+N/OPxiqJko2Jv5CAb1KLM0TahkCxjQRn1mdHORRXJKkuDel1KM2AklNNzhEHYbI9Thp0JfO15LU/9d8T77jLsyNK2lQO+FeuQ79kMImLFyTsq0+KkrS7YNpXh6tA4jiv5rFOJSWYbV00uvfhA2yuGfJENq62TXnE7jmsUNq8TQJ+12PXotvV39vpfR19lbIsLTeTnu1eEaxzEn2fnkSiipPQTHNCdLCw9RJDqFaSX+STd+B+qlqBOxOgHIebzC41qu+2d0J4FbZWrl/06YzYTiqPUv3MxDPzTdhbLYMRuqSQW/4mcfV/fi34fm5n1A3PBzibZSeB9g8yy+ms3ya8RoNeuO0USau+9AprmAr4FGxVW1oLsPqg7R9fy/gHARIpXgUDTeo0HSclEXP4PmdvxvqkKLz64OcZ4nZQq4HNmcZr3e4EjbAV02xgUepFCNzvncqzxgQgEsTtbyvWxtNY3cubfn5CQ==');
INSERT INTO public.template_version VALUES ('7302059a-b8fb-41f4-97a9-10770e953508', '9fcd3c47-672f-429c-85c0-930d1f26d1bb', 'saved', 3, 'Bakery', 1795230000000, 'rZbfb9s4DMf/lYDPyiFx13b12y37cQU2IGg33MOhKBSJTojKlCHJboMg//tAJ03sXnG3ufGbvzY/IimR4gbqmizkcFUYe2beXY4vLrNi/C67MuP352Yyvjqb2GmRXdjpYgEKGgyRPEMO0z8moEBsuXZOQaISY9JlBfn08uo8y7L3E3kUsC4RcvigHzCsQYHFaAJVacdJKwoWFDjNy1ov5U9kUFB6xvUPphQhh9KJVAUyeFgPy8rphDPPCZ8S5AAKfIX85/U8+LLaKxS/IGPQiXgJOVjP2KrzeuEortBCXmgXURxY+zpBvgHz2cQ0827ma06Qn10oMF+x6EoKzA0tVx0pU2D+oq7dREFcIaY5hm/e1g4hT6HGrQKrk5aFIhrJQoT8n02bymflftk67UDymsQSvhwUip9YL1zHdaP5I0XR9tJWveDJ7jhqY38Gfj9KQ4jIDQXPJXLqQD/11CFcU4eAbNYd6OwoDYpdP2HsBr5//2/WbqteoCxWAQ3p9uweiR/78gAwceFeUq872gBk1K4X9u3+fdCm+C5p5mMa+WIUf4n4unNL3XUNnSNeqtH+2I8025G2JQ0M/dF04H/78EC8HBldUfqFAnqVWNATWh0jpm4iPos6OsiDuKzZSG/qUo/aACRXTe8QNRiT1OOowlD4UGo2/1/zLflOurA0rk6D2gn3xjcY+hQxEeGajavtUTGabx+oenm0DiBO/2oWw1BWx9XC6/Y2+R1YL4t7lo6xLqtdcz6BawEb5BpPk7Df9ei1+Hb191ZKW2dvhfRL6+20V4tnEItOsveLk1BMcQoKVSdIiwxTJzmEZqXDSTZ9B2qnqgGwOwXGB7zB6Otg2mZ3p0BaZe30/s1SQ7E/qj1L91NQz823w9hsBYzcdAa9/mcZV/fj30bG53ZC3chwiLdJBxlgs0l2MZ5m44msUWEgb8lQWrehc1rBVsGjEauSeKbj6oN2bX/P4RwUaGNkFI03aJAaScq8Zcj4Lt+JG+Tkw/ogZ5OO2VyvezZnE1nvcCVsQK6afAOP2hhBZnLvLINgQAEuKFl9X9YuUeV2Lm3l+Qk=');
INSERT INTO public.template_version VALUES ('bef89a3d-4329-4308-8a77-13cd54f10b22', 'ef261a78-0fa7-4a6b-a13a-b8c81c6f8408', 'saved', 1, 'Café', 1795233600000, 'rZbfb+M2DMf/lYDPyuAkd2nmty33YwU2IGh3uIehKBiZdoSTKUOS3QZB/qD7O+4fO9BJE7srtjs3fvPX5kckJVLcQV2bDFKgfDqf4NVinOR4NX6D8/UYJzMcrxd6MdHzfPEmWYCChnwwjiGFyS8JKBBbrq1VEE1JIWJZQTq5+vXtdDabJ/IoYCwJUlhi/u0rKMgoaG+qeMA4tltQYJGLGgv5jxgUlI5p+4lNDJBCaUWqvNF0Wo3KymKkpeNIjxFSAAWuIv7teuVdWR0VEz4Sk8douIAUMsfUqqt6bU3YUAZpjjaQOLB1dYR0B/qDDnHp7NLVHCGdzRXoPynvSgr0jSk2HWmqQP9hunaJgrAhiivyf7mstgRp9DXtFWQYURYKpCUJAdJ/dm0in5T7onXagmQ1iiV8PCkmvGdc247rGvmdCaIdpb16xpO9saaN/Qn491kaQiRujHdcEscO9H1PHcLVtffEetuBLs/SoNjxkUI38OP7f7MOW/UMlVHlSRtsj+6Z+K4vDwAbzu1z6nVHG4AMaHth3x7fB22K65KWLsSRy0fhh4gvO1dg1zWy1nChRsdjP0LORpiVZmDoD7oD/+z8F8PFSGNl4g8U0IvE3DxShiFQ7Cbig6ijkzyIy8haelOXetYGILlqeoeooRClHkcV+dz5Eln/f8235DvpwtK4Og3qINxr15DvU8REhGvWts7Oika+/WKq50frBOL4r2YxDJVh2Kwd+uwnYb0sHlkYQl1Wh+Z8Adc8NcQ1XSZhP+vRS/Ed6u+1lLbOXgvpl9braS8WzyCWucjery9C0fklKKa6QFpkmLrIIdQb9BfZ9AOonaoGwO4UaOfphoKrvW6b3Z0CaZW1xeNbZhoT+qPak3Q/AfXUfDuM3V7AxE1n0Ot/lnH1OP7tZHhuJ9SdDId0G9HLADtNpvPxZDpOZI2KvHGZ0SZu29A5bmCv4EGLVWl4iWHzO9q2v6fwFhSg1jKKhhvSZBpJyqplyPAu3w03xNH57UmeJh2zFW57NrNE1jtdCTuQqybdwQNqLcip3DuFFwwooLWJGd6XtY2msgeX9vJ8Bw==');
INSERT INTO public.template_version VALUES ('6b22731b-32d8-44eb-b165-0b4000aaaba2', 'b6b0dcc8-3876-4418-99b2-7a899295cfaf', 'saved', 1, 'Priced', 1795237200000, 'rZZtb+M2DMe/isHXypC414f43ZZ7WIENCNoNezEUhSLTDnEyZUiy2yDIdx/opIndK253bvxOf4E/k5RIcQtNQzlksLpaTXNjbiYXN9dXkw8fZjeT+XyVTq71zXyezi9NoQtQ0KIP5BgymP0yBQViy421CiJVGKKuashm1/PL9OI6ncqngHWFkMHSk8EcFOQYjKc67jk6qWUjIU6enM8DKLCay0aXYoQMCirHuPmbKQbIoLIidTaQQeERQUHEqrY64sJxxOcIGYACVyP/erv0rqoPCoUvyOh1JC4hg9wxduqyWVkKa8whK7QNKC5sXBMh24L5bEJcOLtwDUfILq4UmD+w6EsKzB2V656UKjC/U99uqiCsEeMS/Z8ubyxCFn2DOwW5jlp+FNBISgJk/267vL4oj2XntJU4KYolfDkqFD6xXtme60bzRwqiHaSdesWTo7LUxf4C/OskjSEit+QdV8ixB/00UMdwTeM9stn0oIuTNCp2/YyhH/hh/X3W/qheoXKsPRrS3UU+ET8O5RFg4sK+pt72tBHIoO0g7PvDetShuD5p4UJMXJGEHyK+7Vyp+66htcSlSg7XPtGcJzqvaGToT6YH/8f5r8RlYnRN8QcK6E1iQc+Y6xAw9hPxWdTkKI/ismYjvalPPWkjkFy3g0vUYohSj0mNvnC+0mz+v+Y78oP0YWlcvQa1Fx6Na9EPKWIiwi0b2+QnxWi+/0r166t1BHH8plmMQ+U6rFdO+/wnYYMsHlg6hKaq9835DK55bJEbPE/Cftajt+Lb1997KV2dvRcyLK33094snlEsOsvZr85CMcU5KFSfIS0yTJ3lEpq19mc59D2om6pGwB4UGOfxDoNrvOma3YMCaZWN1YdVTi2F4aj2Ij3OQL003x5juxMwctsb9IbbMq4exr+tzNLdhLqV4RDvo/YywKbT9GoySydT+UeNnlxOhuKmC53jGnYKnoxYVcQLHda/adv19wwuQYE2RkbRcIcGqZWkLDuGzPKyT9wiR+c3Rzmd9syWejOwuZjK/45Pwhbkqcm28KSNEWQq707pBQMKcEUx149VYyPVdu/STr7/AA==');
INSERT INTO public.template_version VALUES ('142cce20-a179-4751-b576-9b3c45f16cca', '89260422-3ab0-4287-bf56-384ce360249d', 'saved', 1, 'Mill', 1795240800000, 'rZbfb9s4DMf/lYDPysF10qz121324wrcgKDdsIehKBSZTojJlCHJboMg//tAJ03sXnG3ufGbvzY/IimR4hbqmnLI4Oo6nSXTNB1P9DIZT9Ord+NlcTkbT66mBiezJJ1e56CgQR/IMWRw8UcCCsSWa2sVRCoxRF1WkF28u75Mp8lVIo8C1iVCBp/JWlCQYzCeqrinFORDBAVW86rWK/kPGRSUjnHzlSkGyKC0IlWeDB5Xw7KyOuLcccSnCBmAAlch/3mz8K6sDgqFT8jodSReQQa5Y2zVRb20FNaYQ1ZoG1Ac2Lg6QrYF89GEOHd27mqOkE1mCsw/WHQlBeaWVuuOlCowf1PXLlEQ1ohxgf6zy2uLkEVf405BrqOWhQIayUKA7Pu2TeSz8rBqnZZsRYpiCZ+OCoUPrJe247rR/J6CaAdpp17wZG8stbE/A7+cpCFE5Ia84xI5dqAfeuoQrqm9RzabDnR+kgbFrp8wdAM/vP83a79VL1A5Vh4N6fbsnojv+/IAMHFhX1JvOtoAZNC2F/bd4X3Qprguae5CHLliFH6J+LpzK911Da0lXqnR4diPNOcjnZc0MPRH04F/c/4H8WpkdEXxFwroVWJBT5jrEDB2E/FR1NFRHsRlzUZ6U5d60gYguWp6h6jBEKUeRxX6wvlSs/n/mm/J99KFpXF1GtReeDCuQd+niIkIN2xsnZ8Uo/nuB1Uvj9YRxPFfzWIYKtdhvXTa578J62XxwNIh1GW1b85ncM1jg1zjeRL2ux69Ft++/t5KaevsrZB+ab2d9mrxDGLRWfZ+eRaKKc5BoeoMaZFh6iyH0Ky1P8um70HtVDUAdq/AOI+3GFztTdvs7hVIq6ytPrzl1FDoj2rP0sMFqOfm22FsdwJGbjqDXv+zjKuH8W8rw3M7oW5lOMS7qL0MsGmSzsYX6TiRNSr05HIyFDdt6BzXsFPwaMSqJJ7rsP5L27a/Z3AJCrQxMoqGWzRIjSRl0TJkeJfvxA1ydH5zlNOkY7bQm57NJJH1jlfCFuSqybbwqI0RZCr3zsoLBhTgkmKuH8raRqrs3qWdPD8B');
INSERT INTO public.template_version VALUES ('9e525545-6f67-4174-ad2f-a86e37c03bb9', '89260422-3ab0-4287-bf56-384ce360249d', 'saved', 2, 'Mill', 1795244400000, 'rZbfb9s4DMf/lYDPysF10qz121324wrcgKDdsIehKBSZcYjJlCHJboMg//tAJ03sXnG3ufGbvzY/IimR4hbqmnLI4Oo6nSXTNB1P9DIZT9Ord+Pl6nI2nlxNDU5mSTq9zkFBgz6QY8jg4o8EFIgt19YqiFRiiLqsILt4d32ZTpOrRB4FrEuEDD6TtaAgx2A8VXFPCWgcC9hqLmpdyI/IoKB0jJuvTDFABqUVqfJk8LgclpXVEeeOIz5FyAAUuAr5z5uFd2V1UCh8QkavI3EBGeSOsVUX9dJSWGMO2UrbgOLAxtURsi2YjybEubNzV3OEbDJTYP7BVVdSYG6pWHekVIH5m7p2iYKwRowL9J9dXluELPoadwpyHbUsFNBIGgJk37dtJp+Vh6J1WtIVKYolfDoqFD6wXtqO60bzewqiHaSdesGTzbHUxv4M/HKShhCRG/KOS+TYgX7oqUO4pvYe2Ww60PlJGhS7fsLQDfzw/t+s/Va9QOVYeTSk28N7Ir7vywPAxCv7knrT0QYgg7a9sO8O74M2xXVJcxfiyK1G4ZeIrztX6K5raC1xoUaHYz/SnI90XtLA0B9NB/7N+R/ExcjoiuIvFNCrxBU9Ya5DwNhNxEdRR0d5EJc1G+lNXepJG4DkqukdogZDlHocVehXzpeazf/XfEu+ly4sjavToPbCg3EN+j5FTES4YWPr/KQYzXc/qHp5tI4gjv9qFsNQuQ7rpdM+/01YL4sHlg6hLqt9cz6Dax4b5BrPk7Df9ei1+Pb191ZKW2dvhfRL6+20V4tnEIvOsvfLs1DM6hwUqs6QFhmmznIIzVr7s2z6HtROVQNg9wqM83iLwdXetM3uXoG0ytrqw1tODYX+qPYsPVyAem6+HcZ2J2DkpjPo9T/LuHoY/7YyPbcT6laGQ7yL2ssAmybpbHyRjhNZo0JPLidDcdOGznENOwWPRqxK4rkO67+0bft7BpegQBsjo2i4RYPUSFIWLUOmd/lO3CBH5zdHOU06Zgu96dlMElnveCVsQa6abAuP2hhBpnLvFF4woACXFHP9UNY2UmX3Lu3k+Qk=');
INSERT INTO public.template_version VALUES ('52023ac5-c764-44d8-a081-14a28ee70201', '643ec62a-5a1a-46a9-a70a-2ce0c72fa3c1', 'saved', 1, 'Deleted', 1795248000000, 'rZZRb+M2DMe/isFnZUjcNt35bZfe3QpsQNDusIehKBiZcYSTKUOS3QZBvvtAx03srrjdufGb/gJ/IimR5g7q2uSQwfzygvQ8xckVznByOccPE7ye4iTVNNXX6Rov9AwUNOSDcQwZzH6ZggKx5dpaBdGUFCKWFWSz6w9X6eWv0/ZTwFgSZHBDliLloCCnoL2p4gEUXbKixFOIzrfbFrmosRAbYlBQOqbtVzYxQAalFanyRtPxZCori5EWjiM9R8gAFLiK+LfbpXdl1SkmfCEmj9FwARnkjqlVl/XKmrChHLI12kDiwNbVEbId6M86xIWzC1dzhOxirkD/Qeu+pEDfmWLTk1IF+nfTt5sqCBuiuCT/p8trS5BFX9NeQY4R5aBAWtIRIPtn1yb1RXksWqctSIajWMKXo2LCJ8aV7bmukW9MEK2T9uoVT+7Jmjb2F+BfJ2kMkbgx3nFJHHvQTwN1DFfX3hPrbQ+6OEmjYsdnCv3Au/X3WYereoXKqfKkDbaP+ES8GcojwIbX9jX1tqeNQAa0g7Dvu/WoS3F90sKFmLh1En6I+LZzBfZdI2sNFyrpnn2CnCeYl2Zk6E+6B//b+W+Gi0RjZeIPFNCbxLV5phxDoNhPxGdRk6M8isvIWnpTn3rSRiC5agaPqKEQpR6Tivza+RJZ/3/Nt+QH6cLSuHoN6iA8ateQH1LERIRb1rbOT4pGvv9mqtdP6wji+J9mMQ6VY9isHPr8J2GDLHYsDKEuq0NzPoNrnhrims6TsJ/16K34DvX3XkpbZ++FDEvr/bQ3i2cUy5zl7ldnoej1OSimOkNaZJg6yyPUG/RnufQDqJ2qRsAeFGjn6Y6Cq71um92DAmmVtcVulZvGhOGo9iI9yoTcNd8eY7cXMHHTG/SG2zKuduPfTgbpdkLdyXBI9xG9DLDpNJ1PZulkKmdU5I3LjTZx24bOcQN7BU9arErDCwybj2jb/p7BFShArWUUDXekyTSSlGXLkEFe9g03xNH57VFOpz2zJW4HNhdTOe/4S9iB/GqyHTyh1oJM5b9TeMGAAlqZmONjWdtoKntwaS/fvw==');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX job_by_due_at ON public.job USING btree (due_at, id) WHERE (finished_at IS NULL);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX provider_by_account ON public.provider USING btree (account_id);
CREATE UNIQUE INDEX provider_by_subject ON public.provider USING btree (provider, subject);
CREATE INDEX purchase_order_by_account ON public.purchase_order USING btree (account_id);
CREATE INDEX session_by_account_id ON public.session USING btree (account_id);
CREATE INDEX session_by_expires_at ON public.session USING btree (expires_at);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
