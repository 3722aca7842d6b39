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
CREATE TABLE public.build (
    id text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    percent integer NOT NULL,
    touched_at bigint NOT NULL
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
    document text NOT NULL,
    document_bytes integer DEFAULT 0 NOT NULL,
    version_bytes integer DEFAULT 0 NOT NULL,
    saved_in text
);
CREATE TABLE public.template_reading (
    session_id text NOT NULL,
    template_uuid text NOT NULL,
    revision integer NOT NULL
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
INSERT INTO public.account VALUES ('b603e503-ab37-4f73-abf1-5357ad071c06', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$0MhjcTtGySo4lOzMB6x9hA$bLW18uLfAiLu9xo/rdxaCMVMWZyB3f7Bm0ZpbRPp83U', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('480ae7ce-2f6c-4102-9642-1c11e6324743', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('2256dce0-94b2-448d-8dd3-3a8609f31652', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000);
INSERT INTO public.log_entry VALUES ('5e32be47-c5e5-47f9-9d74-e0f34f57ec34', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 7614', NULL);
INSERT INTO public.log_entry VALUES ('7ec25556-cda7-4a3c-9367-249117268713', 1795222800000, 'info', 'template-saved', '480ae7ce-2f6c-4102-9642-1c11e6324743', '127.0.0.1', 'POST', '/api/user/template/5e417d6d-ecd3-42e6-a84f-f0b20ff29532', '5e417d6d-ecd3-42e6-a84f-f0b20ff29532 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('c557a1ea-2d16-4d04-9a7b-39b7a709159c', 1795226400000, 'info', 'template-saved', '480ae7ce-2f6c-4102-9642-1c11e6324743', '127.0.0.1', 'POST', '/api/user/template/5e417d6d-ecd3-42e6-a84f-f0b20ff29532', '5e417d6d-ecd3-42e6-a84f-f0b20ff29532 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('b04690c2-aa83-4665-a555-7ae5c1e179ee', 1795230000000, 'info', 'template-saved', '480ae7ce-2f6c-4102-9642-1c11e6324743', '127.0.0.1', 'POST', '/api/user/template/5e417d6d-ecd3-42e6-a84f-f0b20ff29532', '5e417d6d-ecd3-42e6-a84f-f0b20ff29532 at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('905f164d-e04f-4a76-b7fd-69bf024bc304', 1795233600000, 'info', 'template-saved', '480ae7ce-2f6c-4102-9642-1c11e6324743', '127.0.0.1', 'POST', '/api/user/template/310cd7d0-f97e-4334-9956-33e1b84dba95', '310cd7d0-f97e-4334-9956-33e1b84dba95 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('2827aae5-5ffc-4802-9ae4-2b00b4f1d40d', 1795240800000, 'info', 'template-saved', 'b603e503-ab37-4f73-abf1-5357ad071c06', '127.0.0.1', 'POST', '/api/user/template/26bf4320-3dd1-4396-b9eb-865226908684', '26bf4320-3dd1-4396-b9eb-865226908684 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('85a75777-3250-4c4b-8a95-7be20ac5c4b7', 1795244400000, 'info', 'template-saved', 'b603e503-ab37-4f73-abf1-5357ad071c06', '127.0.0.1', 'POST', '/api/user/template/26bf4320-3dd1-4396-b9eb-865226908684', '26bf4320-3dd1-4396-b9eb-865226908684 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('58ea16fb-e3b3-4680-bdc6-d648633e4814', 1795244400000, 'info', 'user-registered', 'b603e503-ab37-4f73-abf1-5357ad071c06', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('166dd160-69be-428b-9a30-840827b76757', 1795248000000, 'info', 'template-saved', '480ae7ce-2f6c-4102-9642-1c11e6324743', '127.0.0.1', 'POST', '/api/user/template/8e9d6aff-aec7-4e6a-9130-32fa069ac288', '8e9d6aff-aec7-4e6a-9130-32fa069ac288 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('7ddc6923-6fdd-4681-bb9e-a723fb8e5fe5', 1795248000000, 'info', 'template-deleted', '480ae7ce-2f6c-4102-9642-1c11e6324743', '127.0.0.1', 'DELETE', '/api/user/template/8e9d6aff-aec7-4e6a-9130-32fa069ac288', '8e9d6aff-aec7-4e6a-9130-32fa069ac288', NULL);
INSERT INTO public.log_entry VALUES ('eba2ac83-e2b5-4284-b125-9b51ebdf4def', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 7614', NULL);
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
INSERT INTO public.schema_version VALUES (12, '012-space', 1795219200000);
INSERT INTO public.session VALUES ('66325419e64413875a65c7d987923f31e3253f288da710c1fbca636cb890e9a6', '480ae7ce-2f6c-4102-9642-1c11e6324743', 1795219200000, 1795219200000, 1829779200000, '90476134-c852-456e-91fd-5a579a482776', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('01bec2ad850b6b09d7d6e7dca5222f3fcc6c641cccc80a920deee904d4c24ed3', 'b603e503-ab37-4f73-abf1-5357ad071c06', 1795237200000, 1795244400000, 1795244400000, 'dc209531-b98d-47ea-a9b0-f57f186a3161', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('554d791ad5619dae5299c321e16006760c9a3fd85f10c11e604ef784d8d114a1', 'b603e503-ab37-4f73-abf1-5357ad071c06', 1795244400000, 1795244400000, 1829804400000, '923edff9-5373-478f-bf5c-b71a2460f3d1', '127.0.0.1', 'Firefox/140');
INSERT INTO public.template VALUES ('5e417d6d-ecd3-42e6-a84f-f0b20ff29532', '480ae7ce-2f6c-4102-9642-1c11e6324743', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"5e417d6d-ecd3-42e6-a84f-f0b20ff29532","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3188, 3208, '90476134-c852-456e-91fd-5a579a482776');
INSERT INTO public.template VALUES ('310cd7d0-f97e-4334-9956-33e1b84dba95', '480ae7ce-2f6c-4102-9642-1c11e6324743', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"310cd7d0-f97e-4334-9956-33e1b84dba95","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3186, 1076, '90476134-c852-456e-91fd-5a579a482776');
INSERT INTO public.template VALUES ('26bf4320-3dd1-4396-b9eb-865226908684', 'b603e503-ab37-4f73-abf1-5357ad071c06', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"26bf4320-3dd1-4396-b9eb-865226908684","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3187, 2136, '923edff9-5373-478f-bf5c-b71a2460f3d1');
INSERT INTO public.template VALUES ('8e9d6aff-aec7-4e6a-9130-32fa069ac288', '480ae7ce-2f6c-4102-9642-1c11e6324743', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"8e9d6aff-aec7-4e6a-9130-32fa069ac288","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3198, 1072, '90476134-c852-456e-91fd-5a579a482776');
INSERT INTO public.template_version VALUES ('ab2a9fd1-cc6f-4cee-9039-6b140c339930', '5e417d6d-ecd3-42e6-a84f-f0b20ff29532', 'saved', 1, 'Bakery', 1795222800000, 'rZdbb9s6DMe/SsBn5SBxL9v8dpZdToFzgKDdsIehKBSJTojKlCHJboMg332gkyZ2T7GLG7/p7/AnkhJpZgN1TRZyuMDz6Rt7acdo7Nn4PMPLsX57XoyLySKbFEX27uIsAwUNhkieIYfpXxNQILZcO6cgUYkx6bKCfPrm3UWWZW8n8ihgXSLk8F7fY1iDAovRBKrSjlNQiAkUOM3LWi/ll8igoPSM669MKUIOpROpCmTwsB+WldMJZ54TPibIART4Cvnvq3nwZbVXKH5GxqAT8RJysJ6xVef1wlFcoYW80C6iOLD2dYJ8A+aTiWnm3czXnCA/u1Rg/sWiKykw17RcdaRMgfmHunYTBXGFmOYY/vO2dgh5CjVuFVidtGwU0UgWIuTfN20qn5S7Zeu0A8lrEkv4fFAofmS9cB3XjeYPFEXbS1v1jCen46iN/Qn45SgNISI3FDyXyKkD/dhTh3BNHQKyWXegs6M0KHb9iLEb+H79c9buqJ6hLFYBDen27h6JH/ryADBx4Z5TrzraAGTUrhf2zX496FB8lzTzMY18MYq/RXzZuaXuuobOES/VaH/tR5rtSNuSBob+YDrwbz7cEy9HRleUfqOAXiQW9IhWx4ipm4hPoo4O8iAuazbSm7rUozYAyVXTu0QNxiT1OKowFD6Ums2va74l30oXlsbVaVA74c74BkOfIiYiXLFxtT0qRvPNPVXPr9YBxOl/zWIYyuq4Wngd7B/Celncs3SMdVntmvMJXAvYINd4moT9qUcvxberv9dS2jp7LaRfWq+nvVg8g1h0krNfnIRiilNQqDpBWmSYOsklNCsdTnLoO1A7VQ2A3SowPuA1Rl8H0za7WwXSKmun9ytLDcX+qPYk3U1BPTXfDmOzFTBy0xn0+q9lXN2PfxsZn9sJdSPDId4kHWSAzSbZ5XiajSeyR4WBvCVDad2GzmkFWwUPRqxK4pmOq/fatf09hwtQoI2RUTReo0FqJCnzliHju7wnbpCTD+uDnE06ZnO97tmcTWS/wydhA/KpyTfwoI0RpPxBSMsgGFCAC0pW35W1S1S5nUtbeX4A');
INSERT INTO public.template_version VALUES ('ca7558b4-3427-43dc-8c27-399ebf2f9185', '5e417d6d-ecd3-42e6-a84f-f0b20ff29532', 'saved', 2, 'Bakery', 1795226400000, 'rZdbb9s6DMe/SsBn5SBxL9v8dpZdToFzgKDdsIehKBiJToTKlCHJboMg332gkyZ2T7GLG7/p7/AnkhJpZgN1bQ3kcEHn0zfm0oxJm7PxeUaXY3x7XoyLySKbFEX27uIsAwUNhWg9Qw7TvyagQGy5dk5BsiXFhGUF+fTNu4ssy95O5FHAWBLk8B7vKaxBgaGog63SjhNJezagwCEva1zKT4lBQemZ1l/Zpgg5lE6kKlhNhw2prBwmmnlO9JggB1DgK+K/r+bBl9VesfEzMQVMlpeQg/FMrTqvF87GFRnIC3SRxIG1rxPkG9CfdEwz72a+5gT52aUC/S8VXUmBvrbLVUfKFOh/bNduoiCuiNKcwn/e1I4gT6GmrQKDCWWjSFrSECH/vmlz+aTcLVunHUhik1jC54Ni40fGheu4rpE/2CjaXtqqZzw5Hmfb2J+AX47SECJxY4Pnkjh1oB976hCurkMg1usOdHaUBsWOjxS7ge/XP2ftjuoZylAVSFtsL++R+KEvDwBbLtxz6lVHG4CM6Hph3+zXgw7Fd0kzH9PIF6P4W8SXnVti1zVyzvJSjfbXfoRsRmhKOzD0B92Bf/Ph3vJypLGy6TcK6EViYR/JYIyUuon4JOroIA/iMrKW3tSlHrUBSK6a3iVqKCapx1FFofChRNa/rvmWfCtdWBpXp0HthDvtGwp9ipiIcMXa1eaoaOSbe1s9v1oHEKf/NYthKINxtfAYzB/CelncszDGuqx2zfkErgVqiGs6TcL+1KOX4tvV32spbZ29FtIvrdfTXiyeQSx7krNfnISii1NQbHWCtMgwdZJLqFcYTnLoO1A7VQ2A3SrQPtA1RV8H3Ta7WwXSKmuH+5WxjY39Ue1JupuCemq+HcZmK2DipjPo9V/LuLof/zYyP7cT6kaGQ7pJGGSAzSbZ5XiajSeyR0XBemO1Tes2dE4r2Cp40GJVWp5hXL1H1/b3HC5AAWoto2i8Jk22kaTMW4bM7/LeckOcfFgf5GzSMZvjumdzNpH9Dp+EDcinJt/AA2otSPmHkJZBMKCAFjYZvCtrl2zldi5t5fkB');
INSERT INTO public.template_version VALUES ('c2c03c02-34fe-40c5-b0fc-f49ec3c3a7cd', '5e417d6d-ecd3-42e6-a84f-f0b20ff29532', 'saved', 3, 'Bakery', 1795230000000, 'rZdbb9s6DMe/SsBn5SBxL9v8dpZdToFzgKDdsIehKBSJTojKlCHJboMg332gkyZ2T7GLG7/57/AnkhIpZgN1TRZyuMDz6Rt7acdo7Nn4PMPLsX57XoyLySKbFEX27uIsAwUNhkieIYfpXxNQILZcO6cgUYkx6bKCfPrm3UWWZW8n8ihgXSLk8F7fY1iDAovRBKrSjpNWFCwocJqXtV7KL5FBQekZ11+ZUoQcSidSFcjgYT0sK6cTzjwnfEyQAyjwFfLfV/Pgy2qvUPyMjEEn4iXkYD1jq87rhaO4Qgt5oV1EcWDt6wT5BswnE9PMu5mvOUF+dqnA/ItFV1Jgrmm56kiZAvMPde0mCuIKMc0x/Odt7RDyFGrcKrA6aVkoopEsRMi/b9pUPil3y9ZpB5LXJJbw+aBQ/Mh64TquG80fKIq2l7bqGU92x1Eb+xPwy1EaQkRuKHgukVMH+rGnDuGaOgRks+5AZ0dpUOz6EWM38P37z1m7rXqGslgFNKTbs3skfujLA8DEhXtOvepoA5BRu17YN/v3QZviu6SZj2nki1H8LeLLzi111zV0jnipRvtjP9JsR9qWNDD0B9OBf/Phnng5Mrqi9BsF9CKxoEe0OkZM3UR8EnV0kAdxWbOR3tSlHrUBSK6a3iFqMCapx1GFofCh1Gx+XfMt+Va6sDSuToPaCXfGNxj6FDER4YqNq+1RMZpv7ql6frQOIE7/axbDUFbH1cLr9jb5E1gvi3uWjrEuq11zPoFrARvkGk+TsD/16KX4dvX3WkpbZ6+F9Evr9bQXi2cQi06y94uTUExxCgpVJ0iLDFMnOYRmpcNJNn0HaqeqAbBbBcYHvMbo62DaZnerQFpl7fT+zVJDsT+qPUl3U1BPzbfD2GwFjNx0Br3+ZxlX9+PfRsbndkLdyHCIN0kHGWCzSXY5nmbjiaxRYSBvyVBat6FzWsFWwYMRq5J4puPqvXZtf8/hAhRoY2QUjddokBpJyrxlyPgu34kb5OTD+iBnk47ZXK97NmcTWe9wJWxArpp8Aw/aGEHKH4S0DIIBBbigZPVdWbtEldu5tJXnBw==');
INSERT INTO public.template_version VALUES ('86a6e34c-6dba-49c4-987a-33ff1f9ba4f6', '310cd7d0-f97e-4334-9956-33e1b84dba95', 'saved', 1, 'Café', 1795233600000, 'rZbbbuM4DIZfJeC1skjiHia+280ctsAuELQ7mItFUTASkwgjU4Ykuw2CPNA8x77YgE6a2N1id8aN7/zb/ERSIsUtVJU1kEM2HmlzbUbD5fSahhdZdjGcTi+vhllG48W7C7PA6SUoqClE6xlyGP8yAgViy5VzCpItKCYsSsjH19PLSZZdjeRRwFgQ5DDD5T/fQIGhqIMt0x7j2W1AgUNeVbiS/4hBQeGZNp/Zpgg5FE6kMlhNx9WoKB0mmnlO9JQgB1DgS+Jfb+bBF+VBsfETMQVMlleQg/FMjTqvFs7GNRnIl+giiQMbXyXIt6A/6phm3s18xQny7EqB/oOWbUmBvrWrdUuaKNC/27bdSEFcE6U5hT+9qRxBnkJFOwUGE8pCkbQkIUL+97ZJ5LPysGqcdiBZTWIJn46KjR8YF67lukZ+b6NoB2mnXvBkb5xtYn8G/nWS+hCJaxs8F8SpBf3QUftwdRUCsd60oLOT1Ct2fKLYDvzw/t+s/Va9QBkqA2mLzdE9Ed935R5gy0v3knrT0nogI7pO2HeH916b4tukmY9p4JeD+EPE151bYds1cs7ySg0Ox36AbAZoCtsz9Efdgn/x4avl1UBjadMPFNCrxKV9IoMxUmon4qOog6Pci8vIWnpTm3rSeiC5rDuHqKaYpB4HJYWlDwWy/v+ab8j30oWlcbUa1F540L6m0KWIiQg3rF1lTopGvvtqy5dH6wji9K9m0Q9lMK4XHoP5SVgniwcWxlgV5b45n8G1QDVxRedJ2M969Fp8+/p7K6Wps7dCuqX1dtqrxdOLZc+y94uzUPTyHBRbniEtMkyd5RDqNYazbPoe1ExVPWD3CrQPdEvRV0E3ze5egbTKyuHhzdjaxu6o9iw9jEE9N98WY7sTMHHdGvS6n2VcPYx/Wxmemwl1K8Mh3SUMMsBORpOr4XgyHMkaJQXrjdU2bZrQOa1hp+BRi1VheYZx/Ru6pr/nILM6ai2jaLwlTbaWpMwbhgzv8t1yTZx82BzlyahlNsdNxyYbyXrHK2ELctXkW3hErQU5kXtnFQQDCmhhk8GHonLJlm7v0k6e7w==');
INSERT INTO public.template_version VALUES ('5a2331c1-d9ae-49d6-9c01-628ae6a5b8e9', '26bf4320-3dd1-4396-b9eb-865226908684', 'saved', 1, 'Mill', 1795240800000, 'rZbfb9s4DMf/lYDPysFx2lzrt1324wrcgKDd4R6GolBkOiEmU4Ykuw2C/O8DnTSxu2K3ufGbvzY/IimR4hbqmnLIIJ0ti4tpmoyneT4ZX0yvZ+PlNS7HV7PLNJ1dJ1ezqwtQ0KAP5BgymPyRgAKx5dpaBZFKDFGXFWSTP68v04vkKpFHAesSIYPPZC0oyDEYT1XcUwryIYICq3lV65X8hwwKSse4+ZcpBsigtCJVngweV8Oysjri3HHEpwgZgAJXIb+7WXhXVgeFwidk9DoSryCD3DG26qJeWgprzCErtA0oDmxcHSHbgvloQpw7O3c1R8imMwXmHyy6kgJzS6t1R0oVmL+pa5coCGvEuED/2eW1Rciir3GnINdRy0IBjWQhQPZ12ybyWXlYtU5LtiJFsYRPR4XCB9ZL23HdaH5PQbSDtFMveLI3ltrYn4FfTtIQInJD3nGJHDvQDz11CNfU3iObTQc6P0mDYtdPGLqBH95/ztpv1QtUjpVHQ7o9uyfi+748AExc2JfUm442ABm07YV9d3gftCmuS5q7EEeuGIVfIr7u3Ep3XUNriVdqdDj2I835SOclDQz90XTg/zn/jXg1Mrqi+AsF9CqxoCfMdQgYu4n4KOroKA/ismYjvalLPWkDkFw1vUPUYIhSj6MKfeF8qdn8f8235HvpwtK4Og1qLzwY16DvU8REhBs2ts5PitF8942ql0frCOL4Q7MYhsp1WC+d9vlvwnpZPLB0CHVZ7ZvzGVzz2CDXeJ6E/a5Hr8W3r7+3Uto6eyukX1pvp71aPINYdJa9X56FYopzUKg6Q1pkmDrLITRr7c+y6XtQO1UNgN0rMM7jLQZXe9M2u3sF0iprqw9vOTUU+qPas/QwAfXcfDuM7U7AyE1n0Ot/lnH1MP5tZXhuJ9StDId4F7WXATZN0tl4ko4TWaNCTy4nQ3HThs5xDTsFj0asSuK5Duu/tG37ewaXoEAbI6NouEWD1EhSFi1Dhnf5TtwgR+c3RzlNOmYLvenZTBNZ73glbEGummwLj9oYQaZy76y8YEABLinm+qGsbaTK7l3ayfMd');
INSERT INTO public.template_version VALUES ('7ac2d4b4-2ce3-4598-918d-5d81657d3683', '26bf4320-3dd1-4396-b9eb-865226908684', 'saved', 2, 'Mill', 1795244400000, 'rZbfb+M2DMf/lYDPyuA6bdb6bcv9WIEdELQb9jAUhSIxCXEyZUiy2yDI/z7QSRO7V9zu3PjNX5sfkZRIcQt1TRYKyKeL5eUkz8YTay/Gl5Ob6Xhxg4vx9fQqz6c32fX0+hIUNBgieYYCLn7JQIHYcu2cgkQlxqTLCoqLX2+u8svsOpNHAesSoYAv5BwosBhNoCrtKRGNZwsKnOZVrVfyIzIoKD3j5m+mFKGA0olUBTJ4XA7LyumEM88JnxMUAAp8hfzb7Tz4sjooFD8jY9CJeAUFWM/YqvN64Siu0UKx1C6iOLDxdYJiC+aTiWnm3czXnKCYTBWYP3HZlRSYO1qtO1KuwPxBXbtMQVwjpjmGL97WDqFIocadAquTloUiGklDhOLfbZvJF+Vx1Tot6UqUxBI+HxWKH1kvXMd1o/kDRdEO0k694snmOGpjfwH+dZKGEJEbCp5L5NSBfuypQ7imDgHZbDrQ2UkaFLt+xtgN/PD+fdZ+q16hLFYBDen28J6IH/ryADDx0r2m3na0AcioXS/s+8P7oE3xXdLMxzTyy1H8IeLbzq101zV0jnilRodjP9JsR9qWNDD0J9OB/+PDV+LVyOiK0g8U0JvEJT2j1TFi6ibik6ijozyIy5qN9KYu9aQNQHLV9A5RgzFJPY4qDEsfSs3m/2u+JT9IF5bG1WlQe+HR+AZDnyImItyycbU9KUbz/VeqXh+tI4jTN81iGMrquF54HexPwnpZPLB0jHVZ7ZvzGVwL2CDXeJ6E/axHb8W3r7/3Uto6ey+kX1rvp71ZPINYdJa9X5yFYpbnoFB1hrTIMHWWQ2jWOpxl0/egdqoaAHtQYHzAO4y+DqZtdg8KpFXWTh/eLDUU+6Pai/R4Aeql+XYY252AkZvOoNf/LOPqYfzbyvTcTqhbGQ7xPukgA2ye5dPxRT7OZI0KA3lLhtKmDZ3TGnYKnoxYlcQzHde/a9f29wKuQIE2RkbReIcGqZGkzFuGTO/ynbhBTj5sjnKedczmetOzmWSy3vFK2IJcNcUWnrQxgszl3lkFwYACXFCy+rGsXaLK7V3ayfMf');
INSERT INTO public.template_version VALUES ('094d278e-2877-4108-902f-3d2413100809', '8e9d6aff-aec7-4e6a-9130-32fa069ac288', 'saved', 1, 'Deleted', 1795248000000, 'rZZRb9s4DMe/isFn5ZC4W9b67S7ddgU2IGh3uIdDUTAy7QiTKUOS3QZBvvtAJ03sXnG3ufGb/gJ/IimR5haaxuSQwSVd5XMsigmS/jB5R3OcXM0uppOLtMDp/Ap1enkJClrywTiGDGa/TUGB2HJjrYJoKgoRqxqy2Yer9+m7y2n3KWCsCDK4JkuRclCQU9De1HEPii5ZUeIpROe7bYtcNliKDTEoqBzT5i82MUAGlRWp9kbT8WSqaouRFo4jPUXIABS4mvj3m6V3VX1QTPhMTB6j4RIyyB1Tpy6blTVhTTlkBdpA4sDGNRGyLehPOsSFswvXcITsYq5Af6GiLynQt6Zc96RUgf7T9O2mCsKaKC7Jf3V5Ywmy6BvaKcgxohwUSEs6AmT/bLukPisPZee0BclwFEv4fFRM+Mi4sj3XNfK1CaIdpJ16wZN7sqaL/Rn47SSNIRK3xjuuiGMP+nGgjuHqxntivelBFydpVOz4RKEf+GH936z9Vb1A5VR70ga7R3wiXg/lEWDDhX1JvelpI5AB7SDsu8N61KW4PmnhQkxckYSfIr7uXIl918haw6VKDs8+Qc4TzCszMvRH3YP/7fx3w2WisTbxJwroVWJhnijHECj2E/FJ1OQoj+Iyspbe1KeetBFIrtvBI2opRKnHpCZfOF8h6/+v+Y58L11YGlevQe2FB+1a8kOKmIhww9o2+UnRyHffTf3yaR1BHP/VLMahcgzrlUOf/yJskMUDC0NoqnrfnM/gmqeWuKHzJOxXPXotvn39vZXS1dlbIcPSejvt1eIZxTJnufvVWSi6OAfF1GdIiwxTZ3mEeo3+LJe+B3VT1QjYvQLtPN1ScI3XXbO7VyCtsrF4WOWmNWE4qj1LDzNQz823x9juBEzc9ga94baMq4fxbyuDdDehbmU4pLuIXgbYdJrOJ7N0MpUzavLG5UabuOlC57iGnYJHLVaV4QWG9R9ou/6ewXtQgFrLKBpuSZNpJSnLjiGDvOwbbomj85ujnE57ZkvcDGwupnLe8ZewBfnVZFt4RK0Fmcp/p/SCAQW0MjHHh6qx0dR279JOvh8=');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_key PRIMARY KEY (session_id, template_uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX build_by_account ON public.build USING btree (account_id);
CREATE INDEX build_by_touched_at ON public.build USING btree (touched_at);
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
CREATE INDEX template_by_account_id_bytes ON public.template USING btree (account_id, document_bytes, version_bytes);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_reading_by_template ON public.template_reading USING btree (template_uuid);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
